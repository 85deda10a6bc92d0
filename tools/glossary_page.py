"""Writes docs/glossary.md from the glossary of the package: `python tools/glossary_page.py`."""

from __future__ import annotations

from pathlib import Path

from karuta.poems.glossary import GLOSSARY, Term

PAGE = Path(__file__).parent.parent / "docs" / "glossary.md"
NAMES = {"en": "English", "fr": "Français", "es": "Español", "ru": "Русский", "ja": "日本語"}
STOPS = dict.fromkeys(NAMES, ".") | {"ja": "。"}
INTRODUCTION = """# Glossary

The terms of karuta that screens, records and rules use, in five languages. This page is made from
`src/karuta/glossary.csv` by `tools/glossary_page.py`; change it there.
"""


def section(term: Term) -> str:
    """One term: its name as a heading, how it is written, and a line for each language."""
    written = term.kanji if term.kanji == term.kana else f"{term.kanji} ({term.kana})"
    lines = [f"- {NAMES[code]}: **{term.line[code]}**{stop} {term.more[code]}".rstrip() for code, stop in STOPS.items()]
    return "\n".join([f'<a id="{term.key}"></a>', "", f"### {term.romaji} · {written}", "", *lines, ""])


def page() -> str:
    """The whole page."""
    index = " · ".join(f"[{term.romaji}](#{term.key})" for term in GLOSSARY.values())
    return "\n".join([INTRODUCTION, index, "", *map(section, GLOSSARY.values())])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
