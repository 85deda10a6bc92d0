"""The options of the games on a scattered cloth, chirashidori and sakasama (rules 5.1, 5.2, 5.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from karuta.chance import Chance
from karuta.games.gather.rules import Rules, shared_options
from karuta.games.options import Fields, Options, misfit
from karuta.games.readings import Manner
from karuta.mat.scatter import Spread, spread
from karuta.poems.orders import COLOURS, MUSUME_FUSAHOSE, quarter, third

Deck = Literal["full", "party", "third", "quarter", "colour", "starter"]
SetName = Literal["seed", "A", "B", "C", "1", "2", "3", "4", "pink", "yellow", "blue", "green", "orange"]
SETS: Mapping[Deck, tuple[str, ...]] = {"third": tuple("ABC"), "quarter": tuple("1234"), "colour": tuple(COLOURS)}
"""The sets of the decks that have several."""
PARTY = 50
"""Cards of the party form: only what lies is read (rules 5.1)."""
_LEAST: Mapping[Deck, int] = {
    "full": 100,
    "party": PARTY,
    "third": 33,
    "quarter": 25,
    "colour": 20,
    "starter": len(MUSUME_FUSAHOSE),
}
"""How many poems a deck has at least."""


class Scattered(Rules, frozen=True):
    """The rules of a game whose cards lie anywhere and any way."""

    deck: Deck = "full"
    set: SetName = "seed"
    dead_cards: int = 0
    turned: Literal["any", "upright"] = "any"
    next_on_take: bool = True
    shimo_repeat: Literal["until_taken", "once"] = "until_taken"
    untaken: Literal["stays", "removed"] = "stays"
    last_two_together: bool = False

    @property
    def manner(self) -> Manner:
        """The upper verse, the lower one, and the lower one again until the card is taken."""
        return Manner(lead=None, whole=True, again=self.shimo_repeat == "until_taken", on_take=self.next_on_take)

    def pool(self, chance: Chance) -> tuple[int, ...]:
        """The poems of the deck; those of a set that the seed draws, or of the party form, by `chance`."""
        if self.deck == "party":
            return tuple(sorted(chance.child("pool").shuffled(range(1, 101))[:PARTY]))
        if self.deck == "full":
            return tuple(range(1, 101))
        if self.deck == "starter":
            return tuple(sorted(MUSUME_FUSAHOSE))
        names = SETS[self.deck]
        name = names[chance.child("set").below(len(names))] if self.set == "seed" else self.set
        by_name = {"third": third, "quarter": quarter, "colour": COLOURS.__getitem__}
        return by_name[self.deck](name)

    def dead(self, pool: Sequence[int], chance: Chance) -> tuple[int, ...]:
        """As many as the rules say, drawn."""
        return tuple(chance.shuffled(pool)[: self.dead_cards])

    def lay(self, cards: Sequence[int], chance: Chance) -> Spread:
        """Anywhere, turned any way or nearly upright."""
        return spread(cards, chance, upright=self.turned == "upright")


S = TypeVar("S", bound=Scattered)


def options_of(rules: type[Scattered]) -> Options:
    """The options of such a game in the order of the rule sheet."""
    of = Fields(rules)
    play, hands = shared_options(of)
    return Options(
        of.choice("deck", "cards"),
        of.choice("set", "cards"),
        of.number("dead_cards", "cards", 0, 99, offered=(10, 50), none=0),
        of.choice("turned", "cards"),
        of.switch("last_two_together", "play"),
        of.choice("untaken", "play"),
        *play,
        of.switch("next_on_take", "reading"),
        of.choice("shimo_repeat", "reading"),
        *hands,
    )


def checked(rules: S) -> S:
    """The rules, if their options go together; `BadInput` says which do not."""
    sets = ("seed", *SETS.get(rules.deck, ()))
    if rules.set not in sets:
        raise misfit("set", rules.set, sets, f"set={rules.set}: with deck={rules.deck} the set is {', '.join(sets)}")
    most = _LEAST[rules.deck] - 1
    if rules.dead_cards > most:
        raise misfit(
            "dead_cards",
            rules.dead_cards,
            (f"0 … {most}",),
            f"dead_cards={rules.dead_cards}: deck={rules.deck} has {most + 1} cards, and one has to lie",
        )
    return rules
