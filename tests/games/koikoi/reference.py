"""What a pile counts, written anew from the tables of the rules (koikoi rules 1, 3 and 4) with sets of tokens: nothing
of `karuta.games.koikoi` is used but the values of the options."""

from __future__ import annotations

from karuta.games.koikoi.rules import Rules

MONTHS: dict[int, frozenset[str]] = {
    month: frozenset(cards.split())
    for month, cards in {
        1: "crane 01-ribbon 01-plain-1 01-plain-2",
        2: "warbler 02-ribbon 02-plain-1 02-plain-2",
        3: "curtain 03-ribbon 03-plain-1 03-plain-2",
        4: "cuckoo 04-ribbon 04-plain-1 04-plain-2",
        5: "bridge 05-ribbon 05-plain-1 05-plain-2",
        6: "butterflies 06-ribbon 06-plain-1 06-plain-2",
        7: "boar 07-ribbon 07-plain-1 07-plain-2",
        8: "moon geese 08-plain-1 08-plain-2",
        9: "cup 09-ribbon 09-plain-1 09-plain-2",
        10: "deer 10-ribbon 10-plain-1 10-plain-2",
        11: "rain-man swallow 11-ribbon 11-plain-1",
        12: "phoenix 12-plain-1 12-plain-2 12-plain-3",
    }.items()
}
ALL = frozenset(token for cards in MONTHS.values() for token in cards)
MONTH = {token: month for month, cards in MONTHS.items() for token in cards}
BRIGHT = frozenset(["crane", "curtain", "moon", "rain-man", "phoenix"])
ANIMAL = frozenset(["warbler", "cuckoo", "bridge", "butterflies", "boar", "geese", "cup", "deer", "swallow"])
RIBBON = frozenset(token for token in ALL if token.endswith("ribbon"))
PLAIN = ALL - BRIGHT - ANIMAL - RIBBON
POETRY = frozenset({"01-ribbon", "02-ribbon", "03-ribbon"})
PURPLE = frozenset({"06-ribbon", "09-ribbon", "10-ribbon"})
TRIO = frozenset({"boar", "deer", "butterflies"})


def yaku(pile: frozenset[str], rules: Rules, round: int = 1, calls: int = 0) -> dict[str, int]:
    """Points by yaku."""
    points = {
        **_bright(pile, rules),
        **_animals(pile & ANIMAL, rules),
        **_ribbons(pile & RIBBON, rules),
        "kasu": _count(len(pile & PLAIN) + ("cup" in pile and rules.cup_plain), 10, rules.kasu),
        "tsuki-fuda": rules.tsukifuda if MONTHS[(round + 11) % 12 + 1] <= pile else 0,
    }
    points = {name: counts for name, counts in points.items() if counts}
    if rules.viewing == "on" or (rules.viewing == "with_other" and points):
        points |= _viewing(pile, rules, (round + 11) % 12 + 1, calls)
    return points


def _bright(pile: frozenset[str], rules: Rules) -> dict[str, int]:
    dry = len((pile & BRIGHT) - {"rain-man"})
    rain = "rain-man" in pile
    ways = {
        "goko": rules.goko if dry == 4 and rain else 0,
        "shiko": rules.shiko if dry == 4 else 0,
        "ame-shiko": rules.ame_shiko if dry >= 3 and rain else 0,
        "sanko": rules.sanko if dry >= 3 else 0,
    }
    best = max(ways.values())
    return {next(name for name, counts in ways.items() if counts == best): best}


def _animals(animals: frozenset[str], rules: Rules) -> dict[str, int]:
    tane = _count(len(animals), 5, rules.tane)
    if not (rules.inoshikacho and animals >= TRIO):
        return {"tane": tane}
    further = len(animals - TRIO)
    return {
        "instead": {"inoshikacho": rules.inoshikacho + further},
        "beside": {"inoshikacho": rules.inoshikacho, "tane": tane},
        "both": {"inoshikacho": rules.inoshikacho + further, "tane": tane},
        "none": {"inoshikacho": rules.inoshikacho},
    }[rules.further]


def _ribbons(ribbons: frozenset[str], rules: Rules) -> dict[str, int]:
    sets: dict[str, int] = {}
    own: set[str] = set()
    for name, cards, counts in (("akatan", POETRY, rules.akatan), ("aotan", PURPLE, rules.aotan)):
        if counts and cards <= ribbons:
            sets[name] = counts
            own |= cards
    if rules.akatan_aotan and ribbons >= POETRY | PURPLE and rules.both_ribbons in ("replaces", "added"):
        if rules.both_ribbons == "replaces":
            sets = {}
        sets["akatan-aotan"] = rules.akatan_aotan
        own |= POETRY | PURPLE
    tan = {"tan": _count(len(ribbons), 5, rules.tan)}
    if not sets:
        return tan
    if rules.further in ("instead", "both"):
        sets[list(sets)[-1]] += len(ribbons - own)
    return {**sets, **tan} if rules.further in ("beside", "both") else sets


def _count(cards: int, least: int, counts: int) -> int:
    return counts + cards - least if counts and cards >= least else 0


def _viewing(pile: frozenset[str], rules: Rules, month: int, calls: int) -> dict[str, int]:
    found = {}
    for name, bright, counts, spoils, due in (
        ("hanami-zake", "curtain", rules.hanami, 11, 3),
        ("tsukimi-zake", "moon", rules.tsukimi, 12, 8),
    ):
        spoilt = rules.viewing_cancelled and pile & MONTHS[spoils]
        late = rules.viewing_in_month and month != due
        if counts and {bright, "cup"} <= pile and not spoilt and not late:
            found[name] = rules.viewing_raised or counts if calls else counts
    return found


def total(points: int, rules: Rules, calls: int, counted: int, opponent: int) -> int:
    """What yaku of that many points bring at a stop: `calls` own koi-koi of which `counted` count, `opponent` of the
    other side that count."""
    base, factor = points, 1
    if rules.own_koikoi == "one_each" or (rules.own_koikoi == "climbing" and calls < 4):
        base += calls
    elif rules.own_koikoi == "times":
        factor = calls + 1
    elif rules.own_koikoi == "late":
        factor = {0: 1, 1: 1, 2: 1, 3: 2, 4: 3}.get(calls, 4)
    elif rules.own_koikoi == "climbing":
        factor = calls - 2
    high = rules.double_at > 0 and base >= rules.double_at
    if rules.doubling == "literal":
        return base * factor * (4 if high and opponent else 2 if high and counted else 1)
    seven = rules.double_factor if high else 1
    against = {"off": 1, "double": 2 if opponent else 1, "per_call": 1 << opponent}[rules.opponent_koikoi]
    return base * factor * (seven + against - 1 if rules.doubling == "add" else seven * against)
