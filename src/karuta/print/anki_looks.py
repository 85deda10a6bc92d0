"""How the cards of an Anki deck look: fields, templates, and the style they share."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

__all__ = ["ANSWERS", "CSS", "FIELDS", "FONT", "QUESTIONS", "TELLING"]

FIELDS: Final = (
    "Number",
    "Audio",
    "Heard",
    "Torifuda",
    "Kimariji",
    "Kimariji romaji",
    "Poem",
    "Romaji",
    "Poet",
    "Poet romaji",
    "Meaning",
)
"""Of every note. Their names are part of the note types and the same in all languages."""
FONT: Final = "_karuta-yuji.ttf"

_TORIFUDA = '<div class="torifuda" lang="ja">{{Torifuda}}</div>'
_POEM = '<div class="poem" lang="ja">{{Poem}}</div>'
_HEARD = '<div class="heard" lang="ja">{{Heard}}</div>'
_KIMARIJI = '<div class="kimariji"><b lang="ja">{{Kimariji}}</b><i lang="ja-Latn">{{Kimariji romaji}}</i></div>'
_MEANING = '<div class="meaning">{{Meaning}}</div>'
QUESTIONS: Final = MappingProxyType(
    {
        # The kana of what is heard are for decks without sound.
        "hearing": '{{#Audio}}<div class="listen">{{Audio}}</div>{{/Audio}}{{^Audio}}' + _HEARD + "{{/Audio}}",
        "torifuda": _TORIFUDA,
        "kimariji": _KIMARIJI,
        "poem": _POEM,
        "meaning": _MEANING,
    }
)
"""What is asked, by face."""
ANSWERS: Final = MappingProxyType({**QUESTIONS, "hearing": _HEARD})
"""The same when the card is turned; the verse that was heard stands there in kana."""
TELLING: Final = (
    '<div class="telling"><span class="number">{{Number}}</span> <span lang="ja">{{Kimariji}}</span> '
    '<i lang="ja-Latn">{{Kimariji romaji}}</i><p lang="ja-Latn">{{Romaji}}</p>'
    '<p><span lang="ja">{{Poet}}</span> <i lang="ja-Latn">{{Poet romaji}}</i></p></div>'
)
"""What belongs to every answer."""
CSS: Final = """\
@font-face { font-family: Karuta; src: url("_karuta-yuji.ttf"); }
.card { background: #faf5e8; color: #1d1a13; font: 20px/1.5 "Golos Text", system-ui, sans-serif; text-align: center;
  padding: 1em .6em; }
[lang="ja"] { font-family: Karuta, "Yu Mincho", "Hiragino Mincho ProN", "Noto Serif CJK JP", serif; }
.ask, .telling { color: #4a4330; font-size: .8em; }
.torifuda { box-sizing: border-box; width: 208px; height: 292px; margin: .4em auto; padding: 12px 10px;
  border: 8px solid #2d6044; border-radius: 5px; background: #f9f3e1; color: #15120c; writing-mode: vertical-rl;
  -webkit-writing-mode: vertical-rl; text-align: left; font-size: 46px; line-height: 56px; white-space: nowrap; }
.torifuda span { display: block; height: 252px; overflow: visible; letter-spacing: 4px; }
.torifuda .rows6 { font-size: 40px; letter-spacing: 1.5px; }
.kimariji b { display: block; font-size: 2.6em; line-height: 1.3; font-weight: 400; }
.kimariji i { font-size: 1.1em; }
.poem, .heard { font-size: 1.35em; line-height: 2; }
.poem rt { font-size: .42em; }
.meaning { font-size: 1.1em; max-width: 30em; margin: .6em auto; }
.telling { border-top: 1px solid #cfc4a4; margin-top: 1.2em; padding-top: .6em; }
.telling p { margin: .3em 0; }
.number { border: 1.5px solid #96231a; border-radius: 3px; color: #96231a; padding: 0 .4em; }
hr { border: 0; height: .4em; }
.nightMode.card, .night_mode .card, .night_mode.card { background: #1c1a15; color: #f1ead6; }
.nightMode .ask, .nightMode .telling, .night_mode .ask, .night_mode .telling { color: #cdc3a5; }
.nightMode .number, .night_mode .number { color: #ffb3a5; border-color: #ffb3a5; }
"""
