"""Write the deck into the package, or say whether what lies there is what would be written."""

import argparse
import sys
from pathlib import Path

from tools.hanafuda_art import back, corners
from tools.hanafuda_art.deck import MONTHS, drawn

ART = Path(__file__).parents[2] / "src" / "karuta" / "hanafuda" / "art"


def pictures(months: list[int]) -> dict[str, str]:
    """File name below the art directory -> SVG text."""
    files = {f"{token}.svg": svg for month in months for token, svg in drawn(month).items()}
    files["back.svg"] = back.svg()
    files |= {f"corners/{token}.svg": svg for token, svg in corners.marks().items()}
    return files


def write(files: dict[str, str], into: Path) -> None:
    """Put every file in place whole: a reader sees the old one or the new one."""
    for name, text in files.items():
        target = into / name
        target.parent.mkdir(parents=True, exist_ok=True)
        made = target.with_name(f".{target.name}.new")
        made.write_text(text, encoding="utf-8")
        made.replace(target)


def differing(files: dict[str, str], there: Path) -> list[str]:
    """The names of files that are missing in ``there``, not as in ``files``, or not in ``files`` at all."""
    wrong = [
        name
        for name, text in files.items()
        if not (there / name).is_file() or (there / name).read_text("utf-8") != text
    ]
    found = {path.relative_to(there).as_posix() for path in there.rglob("*.svg")}
    return sorted({*wrong, *(found - set(files))})


def main() -> int:
    """Run by ``python -m tools.hanafuda_art``."""
    options = argparse.ArgumentParser(prog="python -m tools.hanafuda_art", description=__doc__)
    options.add_argument("--check", action="store_true", help="write nothing; fail if the files differ")
    options.add_argument("--month", type=int, action="append", choices=MONTHS, help="only this month (repeatable)")
    options.add_argument("--into", type=Path, default=ART, help="where to write")
    given = options.parse_args()
    files = pictures(given.month or list(MONTHS))
    if not given.check:
        write(files, given.into)
        return 0
    wrong = differing(files, given.into)
    for name in wrong:
        print(f"differs: {name}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
