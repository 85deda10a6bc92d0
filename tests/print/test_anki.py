"""The deck for Anki, opened again: its notes say what the facts say, its sounds can be heard, its ids stay."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import zipfile
from collections import Counter
from collections.abc import Mapping
from functools import cache
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from fontTools.ttLib import TTFont
from mutagen.mp3 import MP3

from karuta.errors import BadInput
from karuta.poems.anthology import POEMS, poem
from karuta.poems.kimariji import deciding, heard_romaji, kimariji
from karuta.poems.orders import BY_KIMARIJI
from karuta.print.anki import FACES, PAIRS, Wish, count, package, wish_of
from karuta.print.anki_looks import CSS, FIELDS, FONT
from karuta.recital.voice import Voice
from karuta.words import LANGUAGES, say

AT = 1_700_000_000.0


class Note(NamedTuple):
    guid: str
    kind: str
    fields: Mapping[str, str]
    tags: frozenset[str]
    due: int
    deck: str


class Deck(NamedTuple):
    notes: tuple[Note, ...]
    kinds: Mapping[str, Any]
    """Note types by name."""
    decks: Mapping[str, Any]
    media: Mapping[str, bytes]


@cache
def opened(wish: Wish, at: float = AT) -> Deck:
    with zipfile.ZipFile(io.BytesIO(package(wish, at))) as packed, TemporaryDirectory() as folder:
        assert packed.testzip() is None
        media = {name: packed.read(number) for number, name in json.loads(packed.read("media")).items()}
        file = packed.extract("collection.anki2", folder)
        collection = sqlite3.connect(Path(file))
        try:
            assert collection.execute("pragma integrity_check").fetchone() == ("ok",)
            models, decks = map(json.loads, collection.execute("select models, decks from col").fetchone())
            rows = collection.execute(
                "select n.guid, n.mid, n.flds, n.tags, c.due, c.did from notes n join cards c on c.nid = n.id"
            ).fetchall()
        finally:
            collection.close()
    kinds = {model["name"]: model for model in models.values() if model["name"].startswith("Karuta")}
    names = {int(model["id"]): name for name, model in kinds.items()}
    notes = tuple(
        Note(
            guid,
            names[mid],
            dict(zip(FIELDS, fields.split("\x1f"), strict=True)),
            frozenset(tags.split()),
            due,
            decks[str(did)]["name"],
        )
        for guid, mid, fields, tags, due, did in rows
    )
    return Deck(notes, kinds, {deck["name"]: deck for deck in decks.values()}, media)


def text(field: str) -> str:
    """What stands in a field without its tags, and without the small kana beside characters."""
    return unescape(re.sub(r"<[^>]*>", "", re.sub(r"<rt>.*?</rt>", "", field)))


def heard_s(content: bytes) -> float:
    """How long an mp3 sounds."""
    mp3: Any = MP3
    return float(mp3(io.BytesIO(content)).info.length)


def test_there_is_a_note_of_each_kind_for_each_poem() -> None:
    deck = opened(Wish())
    names = {f"Karuta {front} → {back}" for front, back in PAIRS}
    assert Counter(note.kind for note in deck.notes) == dict.fromkeys(names, 100)
    assert len({note.guid for note in deck.notes}) == len(deck.notes) == 300 == count(Wish())
    for name in names:
        numbers = {int(note.fields["Number"]) for note in deck.notes if note.kind == name}
        assert numbers == {each.number for each in POEMS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_are_the_facts(language: str) -> None:
    for note in opened(Wish(language=language)).notes:
        fields = note.fields
        facts = poem(int(fields["Number"]))
        assert text(fields["Torifuda"]) == facts.torifuda
        columns = re.findall(r"<span class=\"rows\d\">([^<]*)</span>", fields["Torifuda"])
        assert [len(column) for column in columns[:2]] == [5, 5]
        assert fields["Kimariji"] == kimariji(facts.number)
        assert fields["Kimariji romaji"] == heard_romaji(facts.number)
        assert [text(phrase) for phrase in fields["Poem"].split("<br>")] == list(facts.text)
        assert unescape(fields["Romaji"]).split("<br>") == list(facts.romaji)
        assert fields["Heard"].split("<br>") == ["".join(phrase) for phrase in facts.heard[:3]]
        assert (unescape(fields["Poet"]), unescape(fields["Poet romaji"])) == (facts.author.kanji, facts.author.romaji)
        assert unescape(fields["Meaning"]) == facts.gloss[language]


def test_characters_stand_under_their_own_kana() -> None:
    (note,) = opened(Wish(front="poem", back="meaning", poems="1", audio=False)).notes
    first = note.fields["Poem"].split("<br>")[0]
    assert first == "<ruby>秋<rt>あき</rt></ruby>の<ruby>田<rt>た</rt></ruby>の"


def test_every_upper_verse_is_there_whole() -> None:
    deck, voice = opened(Wish()), Voice.load()
    sounds = {name: content for name, content in deck.media.items() if name.endswith(".mp3")}
    assert len(deck.media) == 101
    assert {f"[sound:{name}]" for name in sounds} == {note.fields["Audio"] for note in deck.notes}
    for name, content in sounds.items():
        number = int(name.removeprefix("karuta-mei-").split("_")[0])
        clip = voice.clip(number, "upper")
        assert content == clip.path.read_bytes()
        length = heard_s(content)
        # The frames of an mp3 begin before the sound and end after it.
        assert -0.01 < length - clip.samples / voice.sample_rate < 0.15


def test_the_face_of_the_cards_comes_along() -> None:
    deck = opened(Wish())
    assert FONT.startswith("_")  # Anki keeps what no note names only with such a name
    assert f'url("{FONT}")' in CSS
    drawn = TTFont(io.BytesIO(deck.media[FONT])).getBestCmap()
    assert {sign for each in POEMS for sign in each.torifuda} <= set(map(chr, drawn))
    for kind in deck.kinds.values():
        assert kind["css"] == CSS
    assert "writing-mode: vertical-rl" in CSS


def test_without_sound_the_verse_is_read() -> None:
    deck = opened(Wish(audio=False))
    assert list(deck.media) == [FONT]
    assert {note.fields["Audio"] for note in deck.notes} == {""}
    asked = deck.kinds["Karuta hearing → torifuda"]["tmpls"][0]["qfmt"]
    assert "{{^Audio}}" in asked
    assert "{{Heard}}" in asked


def test_a_later_deck_brings_notes_up_to_date() -> None:
    """By ids that stay, of notes, note types and decks, whatever the language, the sound and the selection."""
    first = opened(Wish())
    for wish in (Wish(language="ja"), Wish(audio=False), Wish(poems="pink", language="fr")):
        later = opened(wish, AT + 1000)
        known = {(note.guid, note.kind, note.fields["Number"]) for note in first.notes}
        assert {(note.guid, note.kind, note.fields["Number"]) for note in later.notes} <= known
        assert {name: kind["id"] for name, kind in later.kinds.items()} == {
            name: kind["id"] for name, kind in first.kinds.items()
        }
        ids = {deck["id"] for deck in first.decks.values()}
        assert {deck["id"] for deck in later.decks.values()} == ids


def test_one_kind_is_asked_for_by_its_faces() -> None:
    deck = opened(Wish(front="kimariji", back="torifuda", poems="17 む"))
    assert {note.kind for note in deck.notes} == {"Karuta kimariji → torifuda"}
    assert len(deck.notes) == 2
    (template,) = deck.kinds["Karuta kimariji → torifuda"]["tmpls"]
    assert "{{Kimariji}}" in template["qfmt"]
    assert "{{Torifuda}}" not in template["qfmt"]
    assert "{{Torifuda}}" in template["afmt"]
    # The verse is heard with the answer: with the question it would tell it.
    assert "{{Audio}}" in template["afmt"]
    assert "{{Audio}}" not in template["qfmt"]


@pytest.mark.parametrize("front", FACES)
@pytest.mark.parametrize("back", FACES)
def test_every_face_asks_and_answers(front: str, back: str) -> None:
    wish = Wish(front=front, back=back, poems="21", audio=False)
    if front == back:
        with pytest.raises(BadInput) as refused:
            package(wish, AT)
        assert refused.value.key == "error-anki-faces"
    else:
        assert len(opened(wish).notes) == 1


def test_tags_are_length_first_sound_and_colour() -> None:
    for note in opened(Wish()).notes:
        number = int(note.fields["Number"])
        sound = heard_romaji(number)
        first = next(tag for tag in note.tags if tag.startswith("karuta::first-")).removeprefix("karuta::first-")
        assert sound.startswith(first)
        assert note.tags == {
            f"karuta::kimariji-{deciding(number)}",
            f"karuta::first-{first}",
            f"karuta::{poem(number).colour}",
        }
    assert Counter(tag for note in opened(Wish()).notes for tag in note.tags)["karuta::kimariji-1"] == 3 * 7


def test_cards_are_new_in_the_order_in_which_they_are_learnt() -> None:
    notes = [note for note in opened(Wish()).notes if note.kind.endswith("torifuda → kimariji")]
    assert [int(note.fields["Number"]) for note in sorted(notes, key=lambda note: note.due)] == list(BY_KIMARIJI)


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_and_questions_speak_the_language(language: str) -> None:
    deck = opened(Wish(language=language))
    hearing, card = (say(language, f"anki-face-{face}") for face in PAIRS[0])
    told = deck.decks[f"Karuta::{hearing} → {card}"]["desc"]
    assert Voice.load().attribution.split(",")[0].split('"')[-1] in unescape(told)
    assert say(language, "anki-ask-torifuda") in deck.kinds["Karuta hearing → torifuda"]["tmpls"][0]["qfmt"]


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"front": "smell"}, "error-print-choice"),
        ({"language": "xx"}, "error-print-choice"),
        ({"audio": 1}, "error-print-choice"),
        ({"poems": "1" * 1001}, "error-print-choice"),
        ({"deck": "all"}, "error-print-choice"),
    ],
)
def test_a_wish_that_can_not_be_is_quoted(fields: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as refused:
        wish_of(fields)
    assert refused.value.key == key
    with pytest.raises(BadInput, match="zz"):
        package(Wish(poems="zz"), AT)
