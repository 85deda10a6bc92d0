"""The draw for the deal, the deal, and the special deals (koikoi rules 2.1-2.3)."""

from __future__ import annotations

from collections import Counter
from math import comb, sqrt

import pytest
from msgspec.structs import replace

from games.koikoi.piles import cards
from games.koikoi.tables import deal, others
from karuta.games.flowers.deal import Cards, deck, first_dealer
from karuta.games.koikoi import match
from karuta.games.koikoi.deal import Special, dealt, shown, special
from karuta.games.koikoi.events import DealerDrawn, Dealt, Redealt, RoundEnded
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import Rules

TESHI = "crane 01-ribbon 01-plain-1 01-plain-2"
PAIRS = "05-plain-1 05-plain-2 06-plain-1 06-plain-2 07-plain-1 07-plain-2 08-plain-1 08-plain-2"
FIRST = "04-ribbon 05-ribbon 06-ribbon 07-ribbon 02-ribbon 10-ribbon 11-ribbon phoenix"
SECOND = "cuckoo bridge butterflies boar warbler deer swallow 12-plain-1"
FIRST_TESHI = f"{TESHI} 04-ribbon 05-ribbon 06-ribbon 07-ribbon"
SECOND_TESHI = f"{TESHI} cuckoo bridge butterflies boar"
TABLE = "04-plain-1 09-plain-1 10-plain-1 11-plain-1 12-plain-2 geese 09-plain-2 10-plain-2"
FOUR = "curtain 03-ribbon 03-plain-1 03-plain-2 09-plain-1 10-plain-1 11-plain-1 12-plain-2"
THREE = "09-plain-1 09-plain-2 09-ribbon 10-plain-1 11-plain-1 12-plain-2 03-plain-1 02-plain-1"
FOUR_THREE = "curtain 03-ribbon 03-plain-1 03-plain-2 09-plain-1 09-plain-2 09-ribbon 10-plain-1"


def laid(hands: tuple[str, ...], table: str) -> Cards:
    return Cards(tuple(cards(hand) for hand in hands), cards(table), cards(" ".join(others(*hands, table))))


@pytest.mark.parametrize(
    ("by", "other", "table", "dealer"),
    [
        ("fours", [0, 1, 2, 3, 12, 13, 14, 15], [4, 5, 6, 7, 16, 17, 18, 19], [8, 9, 10, 11, 20, 21, 22, 23]),
        ("twos", [0, 1, 6, 7, 12, 13, 18, 19], [2, 3, 8, 9, 14, 15, 20, 21], [4, 5, 10, 11, 16, 17, 22, 23]),
        ("ones", list(range(0, 24, 3)), list(range(1, 24, 3)), list(range(2, 24, 3))),
        ("all", list(range(8)), list(range(8, 16)), list(range(16, 24))),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_are_dealt_opponent_table_dealer(
    by: str, other: list[int], table: list[int], dealer: list[int], seat: int
) -> None:
    found = dealt(rules_of(f"deal_by={by}"), seat, range(48))
    assert found.hands[1 - seat] == tuple(other)
    assert found.hands[seat] == tuple(dealer)
    assert found.table == tuple(table)
    assert found.stock == tuple(range(24, 48))


def test_teams_have_five_cards_each_and_twenty_in_the_stock() -> None:
    found = dealt(rules_of("teams=on"), 2, range(48))
    assert [len(hand) for hand in found.hands] == [5] * 4
    assert (len(found.table), len(found.stock)) == (8, 20)
    assert found.hands[3][:4] == (0, 1, 2, 3)
    assert found.hands[2][:4] == (16, 17, 18, 19)
    assert sorted(card for part in (*found.hands, found.table, found.stock) for card in part) == list(range(48))


def test_the_earliest_month_deals_and_the_draw_is_shown() -> None:
    again = 0
    for seed in range(300):
        dealer, draws = first_dealer("cards", 2, str(seed))
        months = [card // 4 for card in draws[-1]]
        assert months[dealer] < months[1 - dealer]
        for draw in draws[:-1]:
            assert draw[0] // 4 == draw[1] // 4
        again += len(draws) > 1
    assert again > 5


def test_a_team_draws_until_one_month_is_the_earliest() -> None:
    for seed in range(100):
        dealer, draws = first_dealer("cards", 4, str(seed))
        months = [card // 4 for card in draws[-1]]
        assert months[dealer] == min(months)
        assert months.count(min(months)) == 1


def test_only_who_shares_the_earliest_month_makes_all_draw_again() -> None:
    shared = Counter[bool]()
    for seed in range(300):
        _, draws = first_dealer("cards", 4, str(seed))
        for at, draw in enumerate(draws):
            months = sorted(card // 4 for card in draw)
            assert (months[0] == months[1]) == (at < len(draws) - 1)
            shared[len(set(months)) < 4 and months[0] != months[1]] += 1
    assert shared[True] > 20


def test_the_first_dealer_may_be_given_or_by_lot() -> None:
    assert first_dealer("first", 2, "1") == (0, ())
    assert first_dealer("second", 2, "1") == (1, ())
    lots = Counter(first_dealer("random", 2, str(seed))[0] for seed in range(200))
    assert set(lots) == {0, 1}
    assert min(lots.values()) > 60


def test_the_first_deal_settles_the_dealer_who_plays_first() -> None:
    state, events = deal(match.new(Rules(), "3"))
    drawn = next(event for event in events if isinstance(event, DealerDrawn))
    began = next(event for event in events if isinstance(event, Dealt))
    assert state.turn == state.dealer == drawn.dealer == began.dealer
    assert began.table == state.table == state.opening
    assert (state.round, state.phase, began.round) == (1, "play", 1)


Case = tuple[str, tuple[str, ...], str, Special | None]
"""Options, hands (seat 0 deals), table, what takes effect."""
CASES: list[Case] = [
    ("", (FIRST, SECOND), TABLE, None),
    ("", (FIRST_TESHI, SECOND), TABLE, Special("hand_four", 0, 0)),
    ("", (FIRST, SECOND_TESHI), TABLE, Special("hand_four", 1, 1)),
    ("", (FIRST, PAIRS), TABLE, Special("hand_pairs", 1, 1)),
    ("", (FIRST_TESHI, PAIRS), TABLE, Special("both_hands", None, None)),
    ("", (FIRST, SECOND), FOUR, Special("table_four", None, None)),
    ("", (FIRST_TESHI, SECOND), FOUR, Special("table_four", None, None)),
    ("", (FIRST, SECOND), PAIRS, None),
    ("", (FIRST, SECOND), THREE, None),
    ("table_four=play", (FIRST, SECOND), FOUR, None),
    ("table_four=dealer", (FIRST, SECOND), FOUR, Special("table_four", None, 0)),
    ("table_four=dealer", (FIRST, SECOND_TESHI), FOUR, Special("hand_four", 1, 1)),
    ("table_four=dealer,table_three=redeal", (FIRST, SECOND), FOUR_THREE, Special("table_three", None, None)),
    ("table_four=dealer,table_three=dealer", (FIRST, SECOND), FOUR_THREE, Special("table_four", None, 0)),
    ("table_three=redeal", (FIRST, SECOND), THREE, Special("table_three", None, None)),
    ("table_pairs=redeal", (FIRST, SECOND), PAIRS, Special("table_pairs", None, None)),
    ("table_pairs=dealer", (FIRST, SECOND), PAIRS, Special("table_pairs", None, 0)),
    ("table_pairs=dealer", (FIRST, SECOND), FOUR, Special("table_four", None, None)),
    ("hand_pairs=play", (FIRST, PAIRS), TABLE, None),
    ("hand_pairs=play", (FIRST_TESHI, PAIRS), TABLE, Special("hand_four", 0, 0)),
    ("hand_pairs=dealer", (FIRST, PAIRS), TABLE, Special("hand_pairs", 1, 0)),
    ("hand_pairs=dealer", (FIRST_TESHI, PAIRS), TABLE, Special("both_hands", None, None)),
    ("hand_pairs=redeal", (FIRST, PAIRS), TABLE, Special("hand_pairs", 1, None)),
    ("hand_pairs=redeal", (FIRST_TESHI, PAIRS), TABLE, Special("hand_pairs", 1, None)),
    ("hand_four=play,hand_pairs=play", (FIRST_TESHI, PAIRS), TABLE, None),
]


@pytest.mark.parametrize(("options", "hands", "table", "expected"), CASES)
def test_special_deals(options: str, hands: tuple[str, ...], table: str, expected: Special | None) -> None:
    assert special(rules_of(options), 0, laid(hands, table)) == expected


def test_a_pair_is_two_cards_and_four_of_a_month_no_two_pairs() -> None:
    three_and_one = "05-plain-1 05-plain-2 05-ribbon 06-plain-1 06-plain-2 07-plain-1 07-plain-2 08-plain-1"
    four_and_two = "05-plain-1 05-plain-2 05-ribbon bridge 06-plain-1 06-plain-2 07-plain-1 07-plain-2"
    assert special(Rules(), 0, laid((three_and_one, SECOND), TABLE)) is None
    assert special(Rules(), 0, laid((four_and_two, SECOND), TABLE)) == Special("hand_four", 0, 0)


def test_partners_with_two_special_hands_win_once_and_other_sides_cancel() -> None:
    rules = rules_of("teams=on")
    hands = (f"{TESHI} 04-ribbon", "05-ribbon 06-ribbon 07-ribbon 10-ribbon 11-ribbon")
    partner = "bridge 05-plain-1 05-plain-2 warbler deer"
    both = laid((*hands, "cuckoo 12-plain-1 phoenix 02-ribbon 02-plain-1", partner), TABLE)
    assert special(rules, 0, both) == Special("hand_four", 0, 0)
    third = "warbler 02-ribbon 02-plain-1 02-plain-2 deer"
    ours = laid((*hands, third, "cuckoo 12-plain-1 phoenix bridge boar"), TABLE)
    assert [special(rules, dealer, ours) for dealer in range(4)] == [
        Special("hand_four", 0, 0),
        Special("hand_four", 2, 0),
        Special("hand_four", 2, 0),
        Special("hand_four", 0, 0),
    ]
    theirs = laid((*hands[:1], third, hands[1], "cuckoo 12-plain-1 phoenix bridge boar"), TABLE)
    assert special(rules, 0, theirs) == Special("both_hands", None, None)


def test_what_is_shown_of_a_special_deal() -> None:
    both = laid((FIRST_TESHI, PAIRS), TABLE)
    assert shown(Special("both_hands", None, None), both) == cards(f"{FIRST_TESHI} {PAIRS}")
    assert shown(Special("hand_pairs", 1, 1), both) == cards(PAIRS)
    assert shown(Special("table_four", None, None), both) == cards(TABLE)


def seed_with(options: str, kind: str) -> str:
    """The first seed whose first deal shows that special deal."""
    rules = rules_of(options)
    for seed in range(100_000):
        found = special(rules, 0, dealt(rules, 0, deck(str(seed), 1, 0)))
        if found is not None and found.kind == kind:
            return str(seed)
    raise AssertionError(f"no seed shows {kind}")


def test_four_of_a_month_on_the_table_is_dealt_again() -> None:
    options = "first_dealer=first"
    seed = seed_with(options, "table_four")
    state, events = deal(match.new(rules_of(options), seed))
    again = next(event for event in events if isinstance(event, Redealt))
    assert (again.kind, again.seat) == ("table_four", None)
    assert 4 in Counter(card // 4 for card in again.cards).values()
    assert state.table == dealt(state.rules, 0, deck(seed, 1, 1)).table
    assert (state.round, state.phase) == (1, "play")


@pytest.mark.parametrize("kind", ["hand_four", "hand_pairs"])
@pytest.mark.parametrize("options", ["first_dealer=first", "first_dealer=first,payment=on,start_points=30"])
def test_a_special_hand_ends_the_round_undoubled(kind: str, options: str) -> None:
    state, events = deal(match.new(rules_of(options), seed_with(options, kind)))
    ended = next(event for event in events if isinstance(event, RoundEnded))
    result = ended.result
    assert (result.why, result.special, result.score) == ("special", kind, None)
    assert result.side is not None
    assert result.gains[result.side] == 6
    assert result.gains[1 - result.side] == (-6 if state.rules.payment else 0)
    assert result.seat == result.side == result.next_dealer
    assert (state.phase, state.round, len(ended.hands)) == ("deal", 1, 2)


def test_the_points_of_a_special_hand_may_go_to_the_dealer_who_deals_again() -> None:
    options = "first_dealer=first,hand_four=dealer,hand_pairs=play,special_points=4"
    rules = rules_of(options)
    for number in range(100_000):
        found = special(rules, 0, dealt(rules, 0, deck(str(number), 1, 0)))
        if found is not None and found.seat == 1:
            break
    state, _ = deal(match.new(rules, str(number)))
    (result,) = state.results
    assert (result.seat, result.side, result.gains, result.next_dealer) == (1, 0, (4, 0), 0)


def test_four_of_a_month_that_bring_the_dealer_points_lie_there_when_the_round_is_over() -> None:
    options = "first_dealer=second,table_four=dealer"
    rules = rules_of(options)
    number = next(n for n in range(9999) if special(rules, 1, dealt(rules, 1, deck(str(n), 1, 0))) == ENDS_AT_ONCE)
    state, _ = deal(match.new(rules, str(number)))
    (result,) = state.results
    assert (result.seat, result.side, result.gains, result.next_dealer) == (None, 1, (0, 6), 1)
    assert 4 in Counter(card // 4 for card in state.table).values()
    match.invariants(state)
    assert deal(state)[0].round == 2


def test_every_round_has_a_deck_of_its_own() -> None:
    decks = {tuple(deck(seed, round, attempt)) for seed in "12" for round in range(1, 9) for attempt in range(2)}
    assert len(decks) == 32
    assert deck("1", 2, 0) == deck("1", 2, 0)


ENDS_AT_ONCE = Special("table_four", None, 1)
FOUR_IN_HAND = (12 * comb(44, 4) - comb(12, 2)) / comb(48, 8)
PAIRS_IN_HAND = comb(12, 4) * comb(4, 2) ** 4 / comb(48, 8)


def test_special_deals_happen_in_1_20_percent_of_random_rounds() -> None:
    assert (round(100 * FOUR_IN_HAND, 2), round(100 * PAIRS_IN_HAND, 2)) == (0.43, 0.17)
    rules = replace(Rules(), table_four="play")
    deals, found = 40_000, Counter[str]()
    for number in range(deals):
        one = special(rules, 0, dealt(rules, 0, deck("special deals", number, 0)))
        found[one.kind if one else "none"] += 1
    share = 2 * (FOUR_IN_HAND + PAIRS_IN_HAND)
    assert round(100 * share, 1) == 1.2
    happened = deals - found["none"]
    assert abs(happened - deals * share) < 2.58 * sqrt(deals * share * (1 - share))
    fours = 2 * FOUR_IN_HAND
    assert abs(found["hand_four"] - deals * fours) < 2.58 * sqrt(deals * fours)
