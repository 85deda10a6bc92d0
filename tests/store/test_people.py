from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from karuta.errors import BadInput
from karuta.hall.header import Person
from karuta.hall.rooms import Room, Saying, Seat
from karuta.hall.terms import Terms
from karuta.store import Store
from karuta.store.people import MOST_PASSKEYS, Passkey
from karuta.store.tables import META
from karuta.store.traces import emptied
from store.samples import header, result

pytestmark = pytest.mark.anyio


async def test_names_are_one_persons(store: Store) -> None:
    komachi = await store.people.create("Ono no Komachi", "h")
    for name in ("ono no komachi", "ONO-NO-KOMACHI", "0no n0 Komachi"):
        with pytest.raises(BadInput) as refused:
            await store.people.create(name, "h")
        assert refused.value.key == "error-name-taken"
        assert await store.people.by_name(name) == komachi
    await store.people.change(komachi.id, name="小町", epoch=True)
    changed = await store.people.by_id(komachi.id)
    assert changed is not None
    assert (changed.name, changed.epoch, changed.person) == ("小町", 2, "a1")
    other = await store.people.create("Ono no Komachi", None)
    with pytest.raises(BadInput):
        await store.people.change(other.id, name="小町")
    assert await store.people.count() == 2


async def test_who_is_banned_is_out_and_comes_back(store: Store) -> None:
    aki = await store.people.create("Aki", "h")
    await store.people.ban(aki.id, 5000, "too rude")
    banned = await store.people.by_id(aki.id)
    assert banned is not None
    assert (banned.banned(4999), banned.banned(5000), banned.banned_why) == (True, False, "too rude")
    assert banned.epoch == aki.epoch + 1
    await store.people.ban(aki.id, None)
    back = await store.people.by_id(aki.id)
    assert back is not None
    assert not back.banned(0)


async def test_passkeys_come_and_go(store: Store) -> None:
    aki = await store.people.create("Aki", None)
    for number in range(MOST_PASSKEYS):
        await store.people.add_passkey(Passkey(f"c{number}", aki.id, f"key {number}", b"public", 0))
    with pytest.raises(BadInput) as refused:
        await store.people.add_passkey(Passkey("one more", aki.id, "more", b"", 0))
    assert refused.value.key == "error-passkeys"
    await store.people.used_passkey("c1", 7)
    assert await store.people.passkey("c1") == Passkey("c1", aki.id, "key 1", b"public", 7)
    assert await store.people.remove_passkey(aki.id, "key 1")
    assert not await store.people.remove_passkey(aki.id, "key 1")
    assert await store.people.passkey("c1") is None
    boris = await store.people.create("Boris", None)
    with pytest.raises(BadInput) as refused:
        await store.people.add_passkey(Passkey("c2", boris.id, "his", b"", 0))
    assert refused.value.key == "error-passkey-known"
    assert len(await store.people.passkeys(aki.id)) == MOST_PASSKEYS - 1


async def test_what_is_known_is_given_out_and_then_forgotten(store: Store, tmp_path: Path) -> None:
    aki = await store.people.create("Akiko", "secret hash")
    boris = await store.people.create("Boris", None)
    await store.people.add_passkey(Passkey("c", aki.id, "phone", b"key", 0))
    named = header(people=("a1", "a2"), rated=True)
    named = msgspec.structs.replace(named, wish=msgspec.structs.replace(named.wish, names=("Akiko", "Boris")))
    await store.log.open(named)
    hers, his = result().chairs
    chairs = (msgspec.structs.replace(hers, name="Akiko"), his)
    await store.log.settle("m1", result(chairs=chairs))
    assert await store.rooms.put(shared_room(), 0)

    told = await store.people.export(aki.id)
    assert (told["name"], told["passkeys"]) == ("Akiko", ["phone"])
    assert told["ratings"][0]["games"] == 1
    mine, others = told["matches"][0]["chairs"]
    assert mine["own"]
    assert mine["reactions"]
    assert "reactions" not in others
    assert "secret hash" not in str(told)
    assert "a2" not in str(told)

    await store.people.delete(aki.id)
    await store.people.delete(aki.id)
    async with store.database.reading() as connection:
        for table in META.sorted_tables:
            rows = str((await connection.execute(table.select())).all())
            assert not [word for word in ("Akiko", "'a1'", '"a1"', "secret hash") if word in rows], table.name
    kept = await store.log.header("m1")
    assert kept is not None
    assert kept.wish.names == ("-", "Boris")
    assert await store.people.by_id(aki.id) is None
    assert await store.people.by_id(boris.id) == boris
    assert (await store.people.create("Akiko", None)).id == 3
    with pytest.raises(BadInput) as refused:
        await store.people.export(aki.id)
    assert refused.value.key == "error-account-none"


def shared_room() -> Room:
    aki, boris = Person("a1", "Akiko"), Person("a2", "Boris")
    said = (Saying("Akiko", "hai", 1), Saying("Boris", "hai", 2))
    return Room("ABCDE", Terms("kyogi", 2), aki, (Seat(aki), Seat(boris)), pages=("a1", "a2"), said=said)


def test_a_room_goes_on_without_who_has_gone() -> None:
    left = emptied(shared_room(), "a1")
    assert left is not None
    assert (left.host.id, left.version, left.pages) == ("a2", 2, ("", "a2"))
    assert [saying.name for saying in left.said] == ["-", "Boris"]
    assert left.seats[0].free
    assert emptied(left, "a2") is None
