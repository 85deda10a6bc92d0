from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.game import TABLE, Actor, Turn
from karuta.games.koikoi import match, moves
from karuta.games.koikoi.events import Redealt, RoundEnded
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.presets import PRESETS, rules_of
from karuta.games.koikoi.record import parse, record_of, replay, write
from karuta.games.record import quoted
from karuta.words import languages, say

HEADERS = {"Date": "2026-01-02", "Preset": "short"}
NAMES = ("Ann", "Bo", "Chie", "Dai")
FAR = (
    "rounds=4,teams=on",
    "rounds=3,three_on_table=one,koikoi=once,first_dealer=random",
    "rounds=2,teams=on,three_on_table=one,doubling=add,hand_four=redeal,table_three=dealer",
    "rounds=3,exhausted=higher,hand_pairs=dealer,next_dealer=alternate,deal_by=ones,koikoi=never",
    "rounds=2,table_three=redeal,tie=round,first_dealer=second,own_koikoi=climbing",
)
KINDS = (*(f"{preset},rounds=3" for preset in PRESETS), *FAR)


@cache
def played(rules: str, seed: str, resigns: tuple[int, int] | None = None) -> tuple[Turn, ...]:
    """A match of random moves; with `resigns` a seat gives up at that step."""
    chosen, chance = rules_of(rules), Chance(seed).child("moves")
    state, turns = match.new(chosen, seed), list[Turn]()
    while match.outcome(state) is None:
        waiting = match.actors(state)
        actor: Actor = waiting[0] if waiting else TABLE
        move: Any = KOIKOI.legal(state, actor).sample(chance)
        if resigns is not None and resigns[1] == len(turns):
            actor, move = resigns[0] % chosen.seats, moves.Resign()
        after, events = match.apply(state, actor, move)
        turns.append(Turn(state, actor, move, after, events))
        state = after
    return tuple(turns)


def text_of(turns: tuple[Turn, ...], headers: dict[str, str] | None = None) -> str:
    start = turns[0].before
    steps = [(turn.actor, turn.move) for turn in turns]
    return write(record_of(start, NAMES[: start.rules.seats], steps, HEADERS if headers is None else headers))


@pytest.mark.parametrize("rules", KINDS)
@pytest.mark.parametrize("seed", ["1", "blossom#2"])
def test_a_record_gives_back_every_state(rules: str, seed: str) -> None:
    turns = played(rules, seed)
    text = text_of(turns)
    record = parse(text)
    assert write(record) == text
    assert record.headers == HEADERS
    assert record.names == NAMES[: turns[0].before.rules.seats]
    assert tuple(replay(record)) == turns
    for turn in turns[:: max(1, len(turns) // 12)]:
        assert match.from_text(match.to_text(turn.after)) == turn.after


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(KINDS), st.integers(0, 5), st.integers(0, 200), st.data())
def test_a_match_that_was_cut_off_anywhere(rules: str, seed: int, at: int, data: st.DataObject) -> None:
    turns = played(rules, str(seed))
    at = min(at, len(turns))
    if at:
        text = text_of(turns[:at])
        assert tuple(replay(parse(text))) == turns[:at]
        assert ("Result: *" in text) == (match.outcome(turns[at - 1].after) is None)
    given_up = played(rules, str(seed), (data.draw(st.integers(0, 3)), at))
    text = text_of(given_up)
    assert tuple(replay(parse(text))) == given_up


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(KINDS[:4] + FAR[:2]), st.integers(0, 10_000), st.data())
def test_a_changed_character_is_refused_or_changes_nothing(rules: str, at: int, data: st.DataObject) -> None:
    text = text_of(played(rules, "3"))
    at %= len(text)
    sign = data.draw(st.sampled_from("abcx0123456789ABCD -,:=?\n") | st.characters(codec="utf-8"))
    changed = data.draw(st.sampled_from((text[:at] + sign + text[at + 1 :], text[:at] + sign + text[at:])))
    for wrong in (changed, text[:at] + text[at + 1 :]):
        try:
            record = parse(wrong)
        except BadInput as fault:
            told = [say(language, fault.key, **fault.facts) for language in languages()]
            assert all(told)
        else:
            assert write(record) == text


def test_what_is_told_is_what_happened() -> None:
    turns = played("rounds=12", "7")
    text = text_of(turns)
    last = turns[-1].after
    events = [event for turn in turns for event in turn.events]
    assert text.count("\nround ") == last.round == 12
    assert text.count("\n    end ") == sum(isinstance(event, RoundEnded) for event in events)
    assert text.count("\n    again ") == sum(isinstance(event, Redealt) for event in events)
    assert text.count("    koi-koi\n") == sum(isinstance(turn.move, moves.KoiKoi) for turn in turns)
    a, b = last.scores
    assert f"score A {a} (" in text.splitlines()[-2]
    assert f") B {b} (" in text.splitlines()[-2]


def test_a_choice_names_what_was_left() -> None:
    turn = next(
        turn
        for seed in range(9)
        for turn in played("rounds=12", str(seed))
        if isinstance(turn.move, moves.Play) and turn.move.take is not None
    )
    lines = text_of(played("rounds=12", turn.before.seed)).splitlines()
    assert any(" x " in line and " not " in line for line in lines)


def test_a_draw_has_no_winner() -> None:
    text = next(
        text
        for seed in range(40)
        if "Result: draw" in (text := text_of(played("rounds=1,kasu=0,tan=0,tane=0", str(seed))))
    )
    assert "Result: draw 0 rounds" in text
    assert write(parse(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("round 1 dealer", "round one dealer", "a line is such as 'round"),
        ("    table ", "    cloth ", "an indented line begins with one of draw"),
        ("    hand A ", "    hand B ", "but the match gives"),
        ("Rules: rounds=3", "Rules: rounds=4", "but the match gives"),
        ("Rules: rounds=3", "Rules: sounds=3", "'sounds' is no option"),
        ("Rules: rounds=3", "Rules: teams=on", "'C' is missing"),
        ("A: Ann", "E: Ann", "'A' is missing"),
        ("Game: koikoi", "Game: kyogi", "the header 'Game' is one of koikoi"),
        ("\n\n", "\nPosition: here\n\n", "from its beginning"),
    ],
)
def test_damaged_records_are_refused(old: str, new: str, message: str) -> None:
    text = text_of(played("short", "1"))
    assert old in text
    with pytest.raises(BadInput, match=message) as refused:
        parse(text.replace(old, new, 1))
    for language in languages():
        assert say(language, refused.value.key, **refused.value.facts)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("karuta record 1", "x" * 100_000),
        ("Game: koikoi", "Game: " + "x" * 100_000),
        ("Seed: 1", "Seed: 1" + "x" * 100_000),
        ("Rules: rounds=3", "Rules: " + "x" * 100_000),
        ("Rules: rounds=3", "Rules: rounds=" + "9" * 100_000),
        ("Rules: rounds=3", "Rules: " + "x" * 100_000 + "=3"),
        ("\n1 ", "\n1 A " + "x" * 100_000 + ", moon\n1 "),
        ("    table ", "    table " + "x" * 100_000),
        ("check ", "check " + "x" * 100_000),
    ],
)
def test_a_refusal_quotes_no_more_than_a_person_reads(old: str, new: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse(text_of(played("short", "1")).replace(old, new, 1))
    assert len(str(refused.value)) < 1500
    for language in languages():
        assert len(say(language, refused.value.key, **refused.value.facts)) < 1500


def test_two_long_lines_are_quoted_where_they_differ() -> None:
    text = text_of(played("short", "1"))
    damaged_deal = next(line for line in text.splitlines() if line.startswith("    hand A "))
    with pytest.raises(BadInput, match=f"12-plain-3 {'x' * 100}.*but the match gives '    hand A "):
        parse(text.replace(damaged_deal, f"{damaged_deal} {'x' * 999}"))


def test_what_is_quoted_lies_around_the_place_in_question() -> None:
    line = "a" * 500 + "b" * 500
    assert quoted("short", 3) == "short"
    assert quoted(line) == "a" * 240 + "…"
    assert quoted(line, 500) == f"…{'a' * 60}{'b' * 180}…"
    assert quoted(line, 999) == f"…{'b' * 61}"


def test_a_position_is_blamed_with_its_own_line() -> None:
    text = text_of(played("short", "1")).replace("\n\n", "\nPosition: here\n\n", 1)
    number = text.splitlines().index("Position: here") + 1
    with pytest.raises(BadInput, match=f"line {number}: 'Position: here': 'here': this game is recorded"):
        parse(text)


def test_a_record_may_end_before_the_stock_card_took_one_of_two() -> None:
    turns = next(found for seed in range(20) if (found := until_a_pick(played("short", str(seed)))))
    text = text_of(turns)
    assert text.splitlines()[-2].endswith(" x ?")
    assert tuple(replay(parse(text))) == turns


def until_a_pick(turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    ends = [at for at, turn in enumerate(turns) if turn.after.phase == "pick"]
    return turns[: ends[0] + 1] if ends else ()


def test_the_side_whose_higher_yaku_count_is_named_after_an_exhausted_round() -> None:
    rules = "rounds=9,exhausted=higher,koikoi=unlimited"
    told = []
    for seed in range(12):
        turns = played(rules, str(seed))
        results = [one for one in turns[-1].after.results if one.why == "exhausted"]
        ends = [line for line in text_of(turns).splitlines() if line.startswith("    end exhausted")]
        assert len(ends) == len(results)
        for line, result in zip(ends, results, strict=True):
            assert line.removeprefix("    end exhausted")[:2] == (
                "" if result.side is None else f" {'AB'[result.side]}"
            )
            told.append(result.side)
    assert {0, 1} <= set(told)


def test_a_turn_that_names_no_card() -> None:
    text = text_of(played("short", "1"))
    turn = next(line for line in text.splitlines() if line.startswith("1 "))
    for wrong in ("1 A joker", "1 A x", "1 A moon x joker not geese", "1 A moon xx geese"):
        with pytest.raises(BadInput, match=r"is no card|a card that takes is"):
            parse(text.replace(turn, wrong))


def test_a_record_begins_before_the_first_deal_and_has_a_name_for_each_seat() -> None:
    turns = played("short", "1")
    with pytest.raises(BadInput, match="begins where the game does"):
        record_of(turns[1].before, NAMES[:2], [])
    with pytest.raises(BadInput, match="3 names for 2 seats"):
        record_of(turns[0].before, NAMES[:3], [])
