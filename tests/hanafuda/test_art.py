"""The pictures of the flower cards: all there, small, safe to put into a page, and what their program draws."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import karuta.hanafuda
from karuta.hanafuda.deck import DECK

ART = Path(karuta.hanafuda.__file__).parent / "art"
TOKENS = [card.token for card in DECK]
CARDS = [f"{token}.svg" for token in TOKENS]
FILES = [*CARDS, "back.svg", *(f"corners/{name}" for name in CARDS)]

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "defs", "clipPath", "g", "rect", "path", "circle", "ellipse", "use"}
ATTRIBUTES = {
    "viewBox", "id", "clip-path", "href", "transform", "opacity", "paint-order",
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "d",
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
}  # fmt: skip


def read(name: str) -> str:
    return (ART / name).read_text("utf-8")


def ids(name: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', read(name))


def test_there_is_a_picture_of_every_card_and_no_other() -> None:
    assert len(CARDS) == 48
    assert {path.relative_to(ART).as_posix() for path in ART.rglob("*") if path.is_file()} == set(FILES)


def test_the_pictures_are_small() -> None:
    sizes = {name: (ART / name).stat().st_size for name in [*CARDS, "back.svg"]}
    assert sum(sizes.values()) / len(sizes) <= 25_000
    assert {name: size for name, size in sizes.items() if size > 60_000} == {}


@pytest.mark.parametrize("name", FILES)
def test_a_picture_has_shapes_only(name: str) -> None:
    root = ElementTree.fromstring(read(name))
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 64 104"}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        # Nothing to read, neither by a font nor by a screen reader: the page names the card.
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()


@pytest.mark.parametrize("name", FILES)
def test_a_picture_needs_nothing_from_outside(name: str) -> None:
    text = read(name)
    own = {f"#{each}" for each in ids(name)}
    used = re.findall(r'href="([^"]*)"', text) + re.findall(r"url\(([^)]*)\)", text)
    assert set(used) <= own
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize("name", FILES)
def test_numbers_are_short(name: str) -> None:
    assert re.findall(r"\d*\.\d{3,}", read(name)) == []


def test_ids_do_not_meet_when_the_whole_deck_lies_in_one_page() -> None:
    every = Counter(each for name in FILES for each in ids(name))
    assert [each for each, times in every.items() if times > 1] == []


@pytest.mark.parametrize("token", [*TOKENS, "back"])
def test_ids_carry_the_name_of_their_card(token: str) -> None:
    own = ids(f"{token}.svg")
    assert own
    assert [each for each in own if not each.startswith(f"hf-{token}-")] == []


def test_no_two_cards_look_alike() -> None:
    drawings = {re.sub(r"hf-[a-z0-9-]*", "", read(name)) for name in CARDS}
    assert len(drawings) == 48


def test_marks_are_the_same_for_cards_of_one_month_and_kind_only() -> None:
    marks = {card.token: read(f"corners/{card.token}.svg").replace(f"hf-{card.token}-", "") for card in DECK}
    for one in DECK:
        for other in DECK:
            alike = (one.month, one.kind) == (other.month, other.kind)
            assert (marks[one.token] == marks[other.token]) == alike, (one.token, other.token)


def test_the_back_does_not_tell_how_it_lies() -> None:
    stars = re.findall(r'href="#hf-back-star" transform="translate\(([-.\d]+) ([-.\d]+)\)', read("back.svg"))
    places = {(round(float(x), 1), round(float(y), 1)) for x, y in stars}
    assert len(places) > 50
    assert {(round(64 - x, 1), round(104 - y, 1)) for x, y in places} == places


def test_the_pictures_are_what_their_program_draws() -> None:
    pytest.importorskip("fontTools")
    pytest.importorskip("brotli")
    from tools.hanafuda_art import glyphs  # noqa: PLC0415
    from tools.hanafuda_art.__main__ import differing, pictures  # noqa: PLC0415
    from tools.hanafuda_art.deck import MONTHS  # noqa: PLC0415

    if not glyphs.FACES.is_dir():
        pytest.skip("the brush face comes with the browser's packages")
    assert differing(pictures(list(MONTHS)), ART) == []
