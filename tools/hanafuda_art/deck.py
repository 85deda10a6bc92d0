"""Where each card of the deck is drawn."""

from importlib import import_module

from karuta.hanafuda.deck import DECK, PLANTS

MONTHS = range(1, len(PLANTS) + 1)


def kinds(month: int) -> dict[str, str]:
    """The four cards of ``month``: token -> ``bright``, ``animal``, ``ribbon`` or ``plain``."""
    return {card.token: card.kind for card in DECK if card.month == month}


def drawn(month: int) -> dict[str, str]:
    """The four cards of ``month``: token -> SVG text, from the module named after its plant."""
    cards: dict[str, str] = import_module(f"tools.hanafuda_art.{PLANTS[month - 1]}").cards()
    return cards
