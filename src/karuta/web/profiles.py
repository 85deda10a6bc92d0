"""What everybody may know of people: profiles, tables of the best; and the picture by which a room is found."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any, Final

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from karuta.errors import BadInput, KarutaError
from karuta.hall.formats import FORMATS, format_named
from karuta.hall.games import HOSTED, hosted
from karuta.hall.header import PersonId
from karuta.hall.ratings import shown
from karuta.hall.results import Chair, Result
from karuta.hall.rooms import ALPHABET, CODE_LENGTH
from karuta.protocol import lobby, people
from karuta.store import Store
from karuta.web.accounts import told
from karuta.web.guard import answer

PAGE: Final = 30
"""Matches of one page of a profile."""
LOOKED_AT: Final = 500
"""The latest matches, of which the figures of a profile are made."""
NAME_SHOWN: Final = 40
FROM_MS, TO_MS, STEP_MS = -1000, 2000, 50
"""What the distribution of reactions shows, since the end of the deciding mora."""


def _store(request: Request) -> Store:
    store: Store | None = request.app.state.store
    if store is None:
        raise KarutaError("this house keeps no accounts", key="error-no-accounts")
    return store


# ---------------------------------------------------------------- one person


async def _profile(request: Request) -> Response:
    store, name = _store(request), request.path_params["name"]
    account = await store.people.by_name(name[: 2 * NAME_SHOWN])
    if account is None:
        given = name[:NAME_SHOWN]
        raise BadInput(f"{given!r}: nobody here is called so", key="error-profile-none", given=given)
    before = request.query_params.get("before", "")
    before_ms = int(before) if before.isascii() and before.isdigit() and len(before) < 16 else None
    person = account.person
    latest = await store.ratings.matches(person, None, LOOKED_AT)
    page = latest if before_ms is None else await store.ratings.matches(person, before_ms, PAGE + 1)
    return answer(
        people.Profile(
            name=account.name,
            since_ms=account.made_ms,
            standings=tuple(
                people.Standing(one.game, one.format, lobby.Rating(*shown(one.skill), one.skill.games), one.place)
                for one in await store.ratings.standings(person)
            ),
            matches=tuple(_line(result, _chair(result, person)) for result in page[:PAGE]),
            more=len(page) > PAGE,
            **figures(latest, person),
        )
    )


def _chair(result: Result, person: PersonId) -> Chair:
    """Where the person sat; of several seats at one page the first."""
    return next(chair for chair in result.chairs if chair.person == person)


def _won(result: Result, chair: Chair) -> bool:
    """A draw is nobody's."""
    return chair.rank == 1 and any(other.rank > 1 for other in result.chairs)


def _line(result: Result, own: Chair) -> people.MatchLine:
    took = [reaction.since_deciding_ms for reaction in own.reactions]
    return people.MatchLine(
        match=result.match,
        game=result.game,
        format=result.format,
        rated=result.rated,
        ended=result.ended,
        at_ms=result.ended_ms,
        names=tuple(chair.name for chair in result.chairs),
        seat=own.seat,
        won=_won(result, own),
        margin=result.margin,
        fouls=own.fouls,
        inputs=tuple(chair.input for chair in result.chairs),
        median_ms=round(median(took)) if took else None,
    )


def figures(results: Sequence[Result], person: PersonId) -> dict[str, Any]:
    """Wins, losses and margins against people; reactions and fouls of all matches with a reader."""
    wins = losses = 0
    margins: Counter[int] = Counter()
    took: Counter[int] = Counter()
    fouls: list[int] = []
    for result in results:
        own = _chair(result, person)
        read = result.game in HOSTED and HOSTED[result.game].kind != "cards"
        if read:
            fouls.append(own.fouls)
            took.update(_bin(reaction.since_deciding_ms) for reaction in own.reactions)
        rivals = [chair for chair in result.chairs if chair.who is None and chair.person != person]
        decided = any(chair.rank == 1 for chair in result.chairs) and result.ended != "abandoned"
        if not rivals or not decided:
            continue
        won = _won(result, own)
        wins, losses = wins + won, losses + (not won)
        if read:
            margins[result.margin if won else -result.margin] += 1
    counts = tuple(took[at] for at in range((TO_MS - FROM_MS) // STEP_MS))
    return {
        "wins": wins,
        "losses": losses,
        "margins": dict(sorted(margins.items())),
        "reactions": people.Histogram(FROM_MS, STEP_MS, counts) if took else None,
        "fouls_a_match": round(sum(fouls) / len(fouls), 2) if fouls else None,
    }


def _bin(ms: int) -> int:
    return (min(max(ms, FROM_MS), TO_MS - 1) - FROM_MS) // STEP_MS


# ---------------------------------------------------------------- the best, and rooms


async def _leaders(request: Request) -> Response:
    store = _store(request)
    game = hosted(request.query_params.get("game", next(iter(HOSTED)))).name
    names = tuple(format.name for format in FORMATS[game] if format.rated)
    wanted = request.query_params.get("format") or FORMATS[game][0].name
    format = format_named(game, wanted).name
    best = await store.ratings.leaders(game, format)
    return answer(
        people.Leaders(
            game,
            format,
            names,
            tuple(
                people.Leader(place, one.name, lobby.Rating(*shown(one.skill), one.skill.games), one.last_ms)
                for place, one in enumerate(best, start=1)
            ),
        )
    )


async def _picture(request: Request) -> Response:
    """The address of a room, to be read by a telephone's camera."""
    code = request.path_params["code"].upper()
    if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
        given = code[:NAME_SHOWN]
        raise BadInput(f"{given!r} is no code of a room", key="error-room-none", given=given)
    drawn = io.BytesIO()
    address = f"{request.url.scheme}://{request.url.netloc}/room/{code}"
    segno.make(address, micro=False).save(drawn, kind="svg", scale=4, border=2, xmldecl=False, nl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


ROUTES: Final = [
    Route("/people/{name}", told(_profile, changes=False), methods=["GET"]),
    Route("/leaders", told(_leaders, changes=False), methods=["GET"]),
    Route("/room/{code}/qr.svg", told(_picture, changes=False), methods=["GET"]),
]
