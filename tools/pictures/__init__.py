"""Takes the pictures of docs/pictures from the built page, as a visitor sees it.

The page is driven as in tests/browser, on a server of its own with a fixed seed.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
