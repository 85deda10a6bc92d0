"""What a match was begun with: enough to make its first state again, whoever hosts it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from karuta.hall.commands import Beginning

PersonId: TypeAlias = str
"""`a` and a number: an account; `g` and a token: a guest."""


class Person(Struct, frozen=True):
    """Who somebody is to the house, and the name that others see."""

    id: PersonId
    name: str

    @property
    def account(self) -> int | None:
        """The number of the account; None: a guest."""
        return int(self.id[1:]) if self.id.startswith("a") else None


class Page(Struct, frozen=True):
    """People who sit at one page: their seats, and whose page it is (None: nobody that the house knows)."""

    own: tuple[int, ...]
    person: PersonId | None = None


class Header(Struct, frozen=True):
    """A match: the wish that began it, its seed filled in and `names` of all people in the order of their seats; who
    shares a page; whether it counts for ratings, and as which `format` of its game; the room it was begun in (``""``:
    none). `began_ms` is ms since 1970."""

    match: str
    wish: Beginning
    pages: tuple[Page, ...]
    began_ms: int
    rated: bool = False
    format: str = ""
    room: str = ""

    @property
    def game(self) -> str:
        """The key of its game."""
        return self.wish.game

    def page_of(self, seat: int) -> int | None:
        """The index of the page at which `seat` sits; None: a player of the house."""
        return next((index for index, page in enumerate(self.pages) if seat in page.own), None)
