from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

from karuta.errors import KarutaError
from karuta.poems import anthology
from karuta.poems.glossary import GLOSSARY
from karuta.print import order, setting, sizes, yomifuda
from karuta.words import catalogue, languages

FAMILIES = {
    "Yuji Syuku": "yuji",
    "Klee One": "klee",
    "Klee One Latin": "klee-latin",
    "Golos Text": "golos",
    "Golos Text Latin": "golos-latin",
    "Golos Text Cyrillic": "golos-cyrillic",
    "BIZ UDPGothic": "clear",
}


def signs(file: str) -> set[str]:
    return {chr(code) for code in TTFont(setting.FONTS / f"{file}.ttf").getBestCmap()}


@pytest.mark.parametrize("name", setting.FACES)
def test_every_sign_of_the_house_is_in_every_face(name: str) -> None:
    poems = "".join(str(p) for p in (anthology.JOKA, *anthology.POEMS))
    wanted = set(poems + "".join(map(catalogue, languages())) + "".join(map(str, GLOSSARY)))
    had = set[str]().union(*(signs(FAMILIES[family]) for family in setting.FACES[name]))
    # Arrows and thin spaces are in the fonts that typst brings.
    assert {sign for sign in wanted - had if sign.isalnum()} == set()


def test_fonts_have_the_names_that_faces_call_them_by() -> None:
    for family, file in FAMILIES.items():
        assert TTFont(setting.FONTS / f"{file}.ttf")["name"].getDebugName(1) == family


@pytest.mark.parametrize("text", ['"', "\\", "a\nb", "#panic()", "$x$ *b* _i_ @a <b>", "お「茶」"])
def test_any_text_is_printed_as_it_is(text: str) -> None:
    page = setting.svg(
        f"#set page(width: 50mm, height: 20mm)\n#text(font: {setting.face('clear')}, {setting.literal(text)})"
    )
    assert page.startswith(b"<svg")


def test_without_fonts_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    setting._fonts.cache_clear()
    monkeypatch.setattr(setting, "FONTS", tmp_path)
    with pytest.raises(KarutaError) as refused:
        setting.pdf("x")
    assert refused.value.key == "error-print-fonts"
    setting._fonts.cache_clear()


@pytest.mark.parametrize("module", [order, setting, sizes, yomifuda])
def test_examples_in_the_docstrings(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0
