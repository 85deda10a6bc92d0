"""Write tests/vectors/reading.json, which binds the page's twin of `karuta.recital.programme`, and the openings of the
poems that the twin runs on.

    python tools/reading_vectors.py [--check]

The file holds the `lengths` of the clips of the voice mei in ms, and `vectors`, each with its `kind`:

    set      a set expression `poems`, and its `numbers`
    refused  a wish, and the `key` and `facts` of what is wrong with it
    made     a wish, and `made`: all its settings
    reading  a wish; `set`, `dead` and `order`; `steps` by their place, all or some; `log` after all was read
    walk     a wish and `actions`; `trace`: where the reading stands at first and after each, with its step; at the end
             `kept` (what JSON keeps), `read`, `log` and `kimariji` of each poem of the box

A step is `[poem, decides, length, parts]`, a part `[poem, 1 or 2, start, end]`. `voice` says whether the lengths are
those of mei. All comes from a fixed seed: the files are always the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.poems.anthology import POEMS, Poem
from karuta.poems.kimariji import OPENINGS, heard_romaji, kimariji, opening
from karuta.poems.orders import BY_KIMARIJI
from karuta.poems.reading import Verse
from karuta.recital.programme.reading import Entry, Reading
from karuta.recital.programme.sets import poems_of
from karuta.recital.programme.steps import Lengths, Step, nominal
from karuta.recital.programme.wish import wish_of
from karuta.recital.voice import MANIFEST, VERSES, VOICES, clip_name

ROOT = Path(__file__).parent.parent
FILE = ROOT / "tests" / "vectors" / "reading.json"
TWIN = ROOT / "browser" / "src" / "pages" / "reader" / "programme" / "poems.json"
Json = dict[str, Any]

PATTERNS = ("2/1", "2/1-2", "1-2", "1-2-2", "1", "2", "2/2", "12/1", "1/2", "2-1", "121/2-2", "2/12", "2-2", "1/1")
PACINGS: tuple[Any, ...] = (
    "5-3-1-6",
    "4315",
    {"lower_s": 4.5, "silence_s": 1.25},
    {"linger_s": 0, "silence_s": 0},
    {"lower_s": 12, "linger_s": 8, "silence_s": 10, "upper_s": 14},
    {"lower_s": 2.0625, "upper_s": 2.7182818},
)
SETS = (
    "all",
    "pink",
    "yellow blue",
    "green,orange",
    "length:1",
    "length:2-3",
    "length:5-6",
    "first:む",
    "first:mu",
    "first:a",
    "first:ち first:chi",
    "first:Tsu",
    "ちは",
    "チハ",
    "chiha",
    "Chihaya",
    "ＣＨＩＨＡ",
    "わたのはらや",
    "wasure",
    "ōe",
    "ooe",
    "ōeyama",
    "oeyama",
    "yo'nonakayo",
    "あふことの",
    "あうこ",
    "8?",
    "*7",
    "*[13579]",
    "[1-3]?",
    "[!1-8]?,100,5[!0-7]",
    "1-4",
    "4-1",
    "2-101",
    "3..14",
    "17",
    "017",
    "1..100 -*0",
    "-length:4-6",
    "-pink,-first:あ",
    "all -17 +17",
    "17,17、17　17",
    "group:tomofuda",
    "group:oyama",
    "group:Oyama -31",
    "third:A",
    "third:b",
    "third:c -third:C third:c",
    "quarter:1",
    "quarter:2 quarter:4",
    "むすめ",
    "length:1 first:u first:tsu first:shi first:mo first:yu 17 33 91",
    "first:ん",
    "first:",
    "length:0",
    "length:7",
    "length:3-2",
    "101",
    "0",
    "14..3",
    "90..101",
    "[9-1]",
    "[1-",
    "red",
    "third:D",
    "quarter:5",
    "group:",
    "あ",
    "wata",
    "naniwa",
    "chihb",
    "-",
    "",
    " , +",
    "pink -pink",
    "<script>",
    "١٧",
    "ちは💮",
)
REFUSED: tuple[Any, ...] = (
    {"preset": "tournament"},
    {"preset": None},
    {"presets": "study"},
    {"dead": 100},
    {"dead": -1},
    {"dead": 2.5},
    {"dead": "2"},
    {"dead": True},
    {"likeness": 101},
    {"order": "random"},
    {"order": 1},
    {"seed": 7},
    {"seed": "七" * 101},
    {"poems": "17," * 400},
    {"poems": ["17"]},
    {"pattern": ""},
    {"pattern": "3"},
    {"pattern": "2/"},
    {"pattern": "/1"},
    {"pattern": "1--2"},
    {"pattern": "2/1/2"},
    {"pattern": "1212121"},
    {"pattern": 12},
    {"pattern": "1" * 30},
    {"joka": 2},
    {"joka": {"upper": 3}},
    {"joka": {"lower": -1}},
    {"joka": {"middle": 1}},
    {"pacing": "5-3-1"},
    {"pacing": {"upper_s": 1.9}},
    {"pacing": {"silence_s": 10.5}},
    {"pacing": {"linger_s": "3"}},
    {"pacing": []},
    {"wait": "clap"},
    {"span_s": -0.5},
    {"stop_min": 601},
    {"again": 1},
    {"poems": "first:zu"},
    {"poems": "nani"},
    {"poems": "blue -blue"},
    [],
    "competition",
)
MADE: tuple[Json, ...] = (
    {},
    {"preset": "competition"},
    {"preset": "recreation"},
    {"preset": "study"},
    {"preset": "hokkaido"},
    {"preset": "beginners"},
    {"preset": "beginners", "poems": "pink", "joka": {"upper": 0}},
    {"preset": "recreation", "wait": "hands", "again": True, "stop_min": 30},
    {"preset": "study", "pacing": {"silence_s": 0.5}, "span_s": 0.25, "wait": "span"},
    {"dead": 3.0, "likeness": 40, "seed": "なにわ #3", "pacing": "4-3-1-5"},
    {"preset": "hokkaido", "pattern": "12/2", "joka": {"upper": 2, "lower": 2}, "pacing": {}},
)


def mei() -> dict[str, float]:
    """The lengths of the verses of that voice, by the names of its clips."""
    clips = json.loads((VOICES / "mei" / MANIFEST).read_text())["clips"]
    return {name: clips[name]["duration_ms"] for name in sorted(clips)}


CLIPS = mei()


def clip_length(poem: int, verse: Verse) -> float:
    """How long mei sings it."""
    return CLIPS[clip_name(poem, verse)]


def lengths_of(reading: Reading, voice: bool) -> Lengths:
    """Those of the voice, or as the pacing says."""
    return clip_length if voice else nominal(reading.wish.pacing)


def step_row(step: Step | None) -> list[Any] | None:
    """A step as it stands in the file."""
    if step is None:
        return None
    parts = [[it.poem, VERSES.index(it.verse) + 1, it.start_ms, it.end_ms] for it in step.parts]
    return [step.poem, step.decides, step.length_ms, parts]


def log_rows(log: tuple[Entry, ...]) -> list[list[Any]]:
    """A log as it stands in the file."""
    return [[entry.read, [[it.poem, it.was, it.now] for it in entry.shortened]] for entry in log]


def set_vector(text: str) -> Json:
    """What a set expression names, or what is wrong with it."""
    try:
        return {"kind": "set", "poems": text, "numbers": poems_of(text)}
    except BadInput as fault:
        return {"kind": "refused", "wish": {"poems": text}, "key": fault.key, "facts": fault.facts}


def refused_vector(wish: Any) -> Json:
    """What is wrong with a wish."""
    try:
        wish_of(wish)
    except BadInput as fault:
        return {"kind": "refused", "wish": wish, "key": fault.key, "facts": fault.facts}
    raise AssertionError(f"{wish} is not refused")


def made_vector(wish: Json) -> Json:
    """All settings of a wish."""
    return {"kind": "made", "wish": wish, "made": msgspec.to_builtins(wish_of(wish))}


def reading_vector(wish: Json, voice: bool = False) -> Json:
    """A reading from the beginning to the end of its first round. Of a long one, some steps must do."""
    reading = Reading.begin(wish_of(wish))
    lengths = lengths_of(reading, voice)
    count = reading.count
    shown = range(count) if count < 30 else (0, 1, 2, count // 2, count - 2, count - 1)
    done = reading
    for _ in range(count):
        done = done.sounded().next()
    end = reading.jump(len(reading.order)).sounded().next() if done.round > 1 else done
    return {
        "kind": "reading",
        "wish": wish,
        "voice": voice,
        "set": reading.chosen,
        "dead": reading.dead,
        "order": reading.order,
        "count": count,
        "steps": {str(at): step_row(reading.step_at(at, lengths)) for at in shown},
        "log": log_rows(end.log),
    }


def acted(reading: Reading, action: list[Any]) -> Reading:
    """The reading after one action of a walk."""
    name, *arguments = action
    after: Reading = getattr(reading, name)(*arguments)
    return after


def walk_vector(wish: Json, actions: list[list[Any]], voice: bool = False) -> Json:
    """A reading that a person goes through by hand."""
    reading = Reading.begin(wish_of(wish))
    lengths = lengths_of(reading, voice)

    def stand() -> list[Any]:
        where = [reading.round, reading.at, reading.heard, reading.place, reading.is_over]
        return [*where, reading.order, step_row(reading.step(lengths))]

    trace = [stand()]
    for action in actions:
        reading = acted(reading, action)
        trace.append(stand())
    unread = reading.box if wish.get("order") == "replacement" else reading.to_come
    verse = reading.pattern.deciding
    return {
        "kind": "walk",
        "wish": wish,
        "voice": voice,
        "actions": actions,
        "trace": trace,
        "kept": reading.kept(),
        "read": reading.read,
        "log": log_rows(reading.log),
        "kimariji": {str(n): opening(n, OPENINGS[verse].deciding(n, unread), verse) for n in reading.box},
    }


def sets() -> Iterator[Json]:
    """Expressions of all forms, right and wrong, and each poem by its kimariji."""
    yield from (set_vector(text) for text in SETS)
    for number in range(1, 101):
        yield set_vector(kimariji(number))
    for number in range(1, 101, 3):
        yield set_vector(heard_romaji(number))


def dead() -> Iterator[Json]:
    """Dead cards from uniform to confusable, few and all, by either verse."""
    chosen = ("length:1", "17", "pink", "quarter:3", "group:tomofuda", "first:あ", "all -42")
    counts = cycle((1, 5, 12, 99))
    for text, likeness, pattern in product(chosen, (0, 30, 100), ("2/1", "2/2")):
        wish = {"poems": text, "dead": next(counts), "likeness": likeness, "pattern": pattern}
        yield reading_vector(wish | {"seed": f"dead {likeness}", "joka": {"upper": 0, "lower": 0}})


def orders() -> Iterator[Json]:
    """All orders, of sets of all sizes, by seeds of all scripts."""
    seeds = cycle(("7", "naniwa#1", "難波津に", "a b/c\t", "🎴", "0"))
    for order, text in product(
        ("shuffle", "replacement", "number", "musume"), ("all", "blue", "42 75", "third:b", "77")
    ):
        yield reading_vector({"order": order, "poems": text, "seed": next(seeds)})
    for preset in ("competition", "recreation", "study", "hokkaido", "beginners"):
        yield reading_vector({"preset": preset, "seed": "evening"})
        yield reading_vector({"preset": preset, "seed": "evening"}, voice=True)


def patterns() -> Iterator[Json]:
    """All patterns with all jokas and pacings, in nominal lengths and in those of a voice."""
    pacings = cycle(PACINGS)
    jokas = cycle(product((0, 1, 2), repeat=2))
    for pattern, voice, order in product(PATTERNS, (False, True), ("shuffle", "replacement")):
        upper, lower = next(jokas)
        wish = {"pattern": pattern, "joka": {"upper": upper, "lower": lower}, "pacing": next(pacings)}
        yield reading_vector(wish | {"poems": "length:1", "seed": f"{pattern} seed", "order": order}, voice)


def step_by_hand(chance: Chance, places: int) -> list[Any]:
    """Mostly onward, at times anything else that a person may do."""
    kind = chance.below(12)
    if kind < 4:
        return ["next"]
    if kind < 8:
        return ["sounded"]
    if kind < 11:
        return [("back", "skip", "returned")[kind - 8]]
    return ["jump", 1 + chance.below(places)]


def walks() -> Iterator[Json]:
    """Readings that go on, back, over and round again by hand."""
    chosen = cycle(("length:1", "42 75 17", "first:た", "19 22 88", "group:oyama", "18"))
    held = cycle(PATTERNS)
    for number in range(72):
        chance = Chance(f"walk {number}")
        order = ("shuffle", "shuffle", "replacement", "number", "musume")[chance.below(5)]
        wish: Json = {"poems": next(chosen), "seed": f"walk {number}", "order": order, "pattern": next(held)}
        wish |= {"again": bool(chance.below(2)), "dead": chance.below(4), "likeness": 50}
        places = len(Reading.begin(wish_of(wish)).order)
        actions = [step_by_hand(chance, places) for _ in range(10 + chance.below(25))]
        yield walk_vector(wish, actions, voice=bool(chance.below(2)))
    for seed in ("hundred", "百"):
        yield walk_vector({"seed": seed}, [["jump", 60], ["sounded"], ["returned"], ["skip"], ["next"], ["back"]])
        yield walk_vector({"seed": seed, "preset": "hokkaido"}, [["jump", 100], ["sounded"], ["next"], ["next"]])


def vectors() -> Iterator[Json]:
    """All of them."""
    yield from sets()
    yield from (refused_vector(wish) for wish in REFUSED)
    yield from (made_vector(wish) for wish in MADE)
    yield from dead()
    yield from orders()
    yield from patterns()
    yield from walks()


def opening_row(poem: Poem) -> Json:
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


def compact(value: Any) -> str:
    """JSON without blanks, kana as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def lines(rows: Iterator[Json]) -> str:
    """A list in JSON, one row a line."""
    return "[\n" + ",\n".join(compact(row) for row in rows) + "\n]"


def files() -> dict[Path, str]:
    """The files and what belongs into them."""
    return {
        FILE: f'{{"lengths":{compact(CLIPS)},\n"vectors":{lines(vectors())}}}\n',
        TWIN: lines(opening_row(poem) for poem in POEMS) + "\n",
    }


def main() -> int:
    """Write the files, or with --check say whether they are current."""
    if "--check" in sys.argv[1:]:
        return 0 if all(file.is_file() and file.read_text() == text for file, text in files().items()) else 1
    for file, text in files().items():
        file.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
