"""What is said of people over HTTP, as JSON: accounts, profiles, tables of the best (docs/protocol.md)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from karuta.protocol.kyogi import Input
from karuta.protocol.lobby import Rating


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /account: a new account; the guest who asks goes on as it."""

    name: str
    password: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /account/session."""

    name: str
    password: str


class ChangeAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /account: what is None stays. A new password ends all other sessions and needs the old one, unless an
    admin has reset it."""

    name: str | None = None
    password: str | None = None
    old_password: str | None = None


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """DELETE /account: name and records are taken off all that is kept. `name` typed once more; `password` where
    there is one."""

    name: str
    password: str | None = None


class PasskeyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /account/passkey/register/options: `name` for the new passkey; `account`: a guest's, for a new account
    without a password. Answered by the options as WebAuthn's JSON (`parseCreationOptionsFromJSON`)."""

    name: str
    account: str | None = None


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /account/passkey/register/verify and /account/passkey/sign-in/verify: what the browser made of the options,
    as WebAuthn's JSON (`PublicKeyCredential.toJSON()`). Answered by `Me`."""

    credential: dict[str, Any]


class Me(Struct, frozen=True):
    """GET /account: who asks. `token` goes into the header `x-karuta-token` of every change (against forged ones)."""

    person: str
    name: str
    account: bool
    token: str
    passkeys: tuple[str, ...] = ()
    """Names of the passkeys."""
    has_password: bool = False
    must_change: bool = False
    """An admin has reset the password."""


class Standing(Struct, frozen=True):
    """A rating of one person at one game and format, with its place in the table (None: not enough games)."""

    game: str
    format: str
    rating: Rating
    place: int | None = None


class MatchLine(Struct, frozen=True):
    """One match of a profile: from that person's side."""

    match: str
    game: str
    format: str
    rated: bool
    ended: Literal["played", "resigned", "forfeit", "abandoned"]
    at_ms: int
    """Ms since 1970."""
    names: tuple[str, ...]
    """By seat."""
    seat: int
    won: bool
    margin: int
    fouls: int
    inputs: tuple[Input | None, ...]
    """How each seat touched most."""
    median_ms: int | None = None
    """Median of the own reactions since the end of the deciding mora."""


class Histogram(Struct, frozen=True):
    """Reactions since the end of the deciding mora: `counts[i]` lie in `from_ms + i * step_ms` up to the next."""

    from_ms: int
    step_ms: int
    counts: tuple[int, ...]


class Profile(Struct, frozen=True):
    """GET /people/{name}: `?before=` (ms since 1970) pages through the history."""

    name: str
    since_ms: int
    standings: tuple[Standing, ...]
    matches: tuple[MatchLine, ...]
    more: bool
    wins: int
    losses: int
    margins: dict[int, int]
    """Margin (negative: lost by) -> how often, of the games with a reader."""
    reactions: Histogram | None
    fouls_a_match: float | None


class Leader(Struct, frozen=True):
    place: int
    name: str
    rating: Rating
    last_ms: int


class Leaders(Struct, frozen=True):
    """GET /leaders?game=&format=: the best, those whose uncertainty is small enough."""

    game: str
    format: str
    formats: tuple[str, ...]
    """All formats of the game."""
    leaders: tuple[Leader, ...]
