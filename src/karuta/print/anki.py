"""The hundred poems as a deck for Anki: what is heard, the card, its kimariji, the poem, what it means.

Each pair of faces is a note type, and each poem one note of it. All ids come from names and numbers, so who imports a
later deck gets their notes brought up to date and keeps what they have learnt.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

import genanki
import msgspec

from karuta.errors import BadInput, KarutaError
from karuta.poems.anthology import Poem, poem
from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import deciding, heard_romaji, kimariji
from karuta.poems.orders import BY_KIMARIJI
from karuta.print.anki_looks import ANSWERS, CSS, FIELDS, FONT, QUESTIONS, TELLING
from karuta.print.setting import FONTS
from karuta.print.yomifuda import runs
from karuta.recital.programme.sets import poems_of
from karuta.recital.voice import Voice, clip_name
from karuta.words import LANGUAGES, say

__all__ = ["FACES", "PAIRS", "Wish", "count", "package", "wish_of"]

FACES: Final = ("hearing", "torifuda", "kimariji", "poem", "meaning")
"""What a side of a card can show. `hearing` is the upper verse: sung, or without sound in kana as it is heard."""
PAIRS: Final = (("hearing", "torifuda"), ("torifuda", "kimariji"), ("poem", "meaning"))
"""Front and back of the note types of a whole deck."""
_VERSION: Final = 1
"""Goes up with the fields: a note type of other fields is another one to Anki."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What deck somebody wants.

    front, back  one note type from this face to that; '' both for those of `PAIRS`
    audio        with the upper verses, sung
    poems        which of the hundred, as a set expression
    language     of the meanings and of the words on the cards
    """

    front: str = ""
    back: str = ""
    audio: bool = True
    poems: str = "all"
    language: str = "en"

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Front and back of each note type; raises BadInput for one face without the other, or twice the same."""
        if not self.front and not self.back:
            return PAIRS
        if not self.front or not self.back or self.front == self.back:
            raise BadInput(
                f"front {self.front!r}, back {self.back!r}: give two that differ, or neither",
                key="error-anki-faces",
                front=self.front,
                back=self.back,
                allowed=", ".join(FACES),
            )
        return ((self.front, self.back),)


def wish_of(fields: Mapping[str, Any]) -> Wish:
    """The wish with these fields, the others as usual; raises BadInput that quotes the wrong one."""
    usual = msgspec.structs.asdict(Wish())
    allowed: Mapping[str, tuple[str, ...]] = {
        "front": ("", *FACES),
        "back": ("", *FACES),
        "language": tuple(LANGUAGES),
    }
    for name, given in fields.items():
        if name not in usual:
            raise _refused("field", name, tuple(usual))
        if name in allowed and given not in allowed[name]:
            raise _refused(name, given, tuple(filter(None, allowed[name])))
        if type(given) is not type(usual[name]):
            raise _refused(name, given, ("true", "false") if name == "audio" else ("text",))
        if isinstance(given, str) and len(given) > _LONGEST:
            raise _refused(name, given, (f"≤ {_LONGEST}",))
    return Wish(**fields)


_LONGEST: Final = 1000


def _refused(name: str, given: object, allowed: tuple[str, ...]) -> BadInput:
    listed, shown = ", ".join(allowed), str(given)[:40]
    return BadInput(
        f"{name} {shown!r}: it can be {listed}", key="error-print-choice", name=name, given=shown, allowed=listed
    )


def count(wish: Wish) -> int:
    """How many cards the deck has; raises as `package`."""
    return len(poems_of(wish.poems)) * len(wish.pairs)


def package(wish: Wish, at: float) -> bytes:
    """The deck as .apkg, made at the Unix time `at`: notes that were made later win. Raises BadInput for a wish that
    can't be."""
    numbers = [number for number in BY_KIMARIJI if number in poems_of(wish.poems)]
    voice = Voice.load() if wish.audio else None
    told = say(wish.language, "anki-description", voice=voice.attribution if voice else "-")
    decks = [_deck(pair, numbers, wish, told) for pair in wish.pairs]
    with tempfile.TemporaryDirectory(prefix="karuta-anki-") as folder:
        media = [_font(Path(folder)), *(_sound(Path(folder), voice, number) for number in numbers if voice)]
        file = Path(folder) / "deck"
        genanki.Package(decks, [str(path) for path in media]).write_to_file(file, timestamp=at)
        return file.read_bytes()


def _deck(pair: tuple[str, str], numbers: list[int], wish: Wish, told: str) -> genanki.Deck:
    front, back = (say(wish.language, f"anki-face-{face}") for face in pair)
    deck = genanki.Deck(_id("deck", *pair), f"Karuta::{front} → {back}", escape(told))
    model = _model(pair, wish.language)
    for rank, number in enumerate(numbers):
        fields = _fields(poem(number), wish)
        deck.add_note(
            genanki.Note(
                model,
                [fields[name] for name in FIELDS],
                tags=_tags(poem(number)),
                guid=genanki.guid_for("karuta", *pair, number),
                due=rank,
            )
        )
    return deck


def _model(pair: tuple[str, str], language: str) -> genanki.Model:
    front, back = pair
    ask = f'<p class="ask">{escape(say(language, f"anki-ask-{back}"))}</p>'
    # Who has just heard the verse needs no second time; where it was not the question, it belongs to the answer.
    sound = "" if front == "hearing" else "{{Audio}}"
    return genanki.Model(
        _id("note type", str(_VERSION), *pair),
        f"Karuta {front} → {back}",
        fields=[{"name": name} for name in FIELDS],
        templates=[
            {
                "name": f"{front} → {back}",
                "qfmt": QUESTIONS[front] + ask,
                "afmt": ANSWERS[front] + "<hr id=answer>" + ANSWERS[back] + TELLING + sound,
            }
        ],
        css=CSS,
    )


def _id(*names: str) -> int:
    """A number that stays the same, in the span that Anki has for them."""
    return (1 << 30) + int.from_bytes(sha256("/".join(("karuta", *names)).encode()).digest()[:4], "big") % (1 << 30)


def _fields(poem: Poem, wish: Wish) -> dict[str, str]:
    sound = f"[sound:{_sound_name(poem.number)}]" if wish.audio else ""
    columns = poem.torifuda[:5], poem.torifuda[5:10], poem.torifuda[10:]
    return {
        "Number": f"{poem.number:03d}",
        "Audio": sound,
        "Heard": _lines("".join(phrase) for phrase in poem.heard[:3]),
        "Torifuda": "".join(f'<span class="rows{len(column)}">{escape(column)}</span>' for column in columns),
        "Kimariji": kimariji(poem.number),
        "Kimariji romaji": heard_romaji(poem.number),
        "Poem": _lines(map(_ruby, poem.text, poem.historical), safe=True),
        "Romaji": _lines(poem.romaji),
        "Poet": escape(poem.author.kanji),
        "Poet romaji": escape(poem.author.romaji),
        "Meaning": escape(poem.gloss[wish.language]),
    }


def _lines(phrases: Any, *, safe: bool = False) -> str:
    return "<br>".join(phrase if safe else escape(phrase) for phrase in phrases)


def _ruby(text: str, reading: str) -> str:
    return "".join(
        f"<ruby>{escape(part)}<rt>{escape(kana)}</rt></ruby>" if kana else escape(part)
        for part, kana in runs(text, reading)
    )


def _tags(poem: Poem) -> list[str]:
    return [
        f"karuta::kimariji-{deciding(poem.number)}",
        f"karuta::first-{romaji_of(poem.upper[0])}",
        f"karuta::{poem.colour}",
    ]


def _sound_name(number: int) -> str:
    # Media of all decks lie in one folder.
    return f"karuta-mei-{clip_name(number, 'upper')}.mp3"


def _sound(folder: Path, voice: Voice, number: int) -> Path:
    return Path(shutil.copyfile(voice.clip(number, "upper").path, folder / _sound_name(number)))


def _font(folder: Path) -> Path:
    """Anki leaves alone what no note names if its name begins with a line below."""
    try:
        return Path(shutil.copyfile(FONTS / "yuji.ttf", folder / FONT))
    except FileNotFoundError as fault:
        raise KarutaError(
            f"{FONTS} has no fonts: run `make build`", key="error-print-fonts", folder=str(FONTS)
        ) from fault
