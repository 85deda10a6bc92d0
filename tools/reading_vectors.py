"""Write what binds the page's twin of `karuta.recital.programme`, and the openings of the poems that it runs on.

python tools/reading_vectors.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from karuta.poems.anthology import POEMS, Poem
from karuta.poems.kimariji import kimariji
from karuta.poems.orders import BY_KIMARIJI

ROOT = Path(__file__).parent.parent
FILE = ROOT / "tests" / "vectors" / "reading.json"
OPENINGS = ROOT / "browser" / "src" / "pages" / "reader" / "programme" / "poems.json"


def opening(poem: Poem) -> dict[str, object]:
    """What the page's twin knows of a poem."""
    return {
        "number": poem.number,
        "heard": ["".join(poem.upper), "".join(poem.lower)],
        "spelled": ["".join(poem.upper_spelled), "".join(poem.lower_spelled)],
        "historical": "".join(poem.historical[:3]),
        "chant": "".join(poem.chant[:3]),
        "colour": poem.colour,
        "kimariji": kimariji(poem.number),
        "rank": BY_KIMARIJI.index(poem.number),
    }


def lines(rows: list[dict[str, object]]) -> str:
    """A list in JSON, one row a line."""
    texts = (json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    return "[\n" + ",\n".join(texts) + "\n]\n"


def files() -> dict[Path, str]:
    """The files and what belongs into them."""
    return {OPENINGS: lines([opening(poem) for poem in POEMS])}


def main() -> int:
    """Write the files, or with --check say whether they are current."""
    if "--check" in sys.argv[1:]:
        return 0 if all(file.is_file() and file.read_text() == text for file, text in files().items()) else 1
    for file, text in files().items():
        file.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
