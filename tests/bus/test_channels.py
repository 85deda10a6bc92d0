from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

import services
from karuta.bus.local import LocalChannels
from karuta.bus.redis import RedisChannels
from karuta.errors import BadInput

pytestmark = pytest.mark.anyio
Make = Callable[[], Awaitable[Any]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["local", "redis"])
async def pair(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Any, Any]]:
    """The channels of two processes of a house; of a house of one process twice the same."""
    if request.param == "local":
        alone = LocalChannels()
        yield alone, alone
        return
    url = request.getfixturevalue("redis").url
    both = RedisChannels(url), RedisChannels(url)
    for channels in both:
        await channels.start()
    yield both
    for channels in both:
        await channels.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def test_each_word_is_heard_once_by_all_who_listen(pair: tuple[Any, Any]) -> None:
    here, there = pair
    heard: dict[str, list[bytes]] = {"here": [], "there": [], "elsewhere": []}
    await here.listen("room:A", heard["here"].append)
    await there.listen("room:A", heard["there"].append)
    await there.listen("room:B", heard["elsewhere"].append)
    words = [b"", b"\0\xff", *(b"%d" % number for number in range(300))]
    for word in words:
        await here.publish("room:A", word)
    await here.publish("room:B", b"last")
    await until(lambda: b"last" in heard["elsewhere"])
    assert heard == {"here": words, "there": words, "elsewhere": [b"last"]}


async def test_who_listens_no_more_hears_nothing_and_may_again(pair: tuple[Any, Any]) -> None:
    here, there = pair
    heard: list[bytes] = []
    other: list[bytes] = []
    await there.listen("b", other.append)
    end = await there.listen("a", heard.append)
    end()
    end()
    await here.publish("a", b"1")
    await here.publish("b", b"now")
    await until(lambda: len(other) == 1)
    again = await there.listen("a", heard.append)
    await here.publish("a", b"2")
    await here.publish("b", b"now")
    await until(lambda: len(other) == 2)
    assert heard == [b"2"]
    again()


async def test_an_ear_that_fails_harms_nobody(pair: tuple[Any, Any]) -> None:
    here, there = pair
    heard: list[bytes] = []

    def broken(_: bytes) -> None:
        raise RuntimeError("deaf")

    for channels in {here, there}:
        await channels.listen("a", broken)
    await there.listen("a", heard.append)
    await here.publish("a", b"1")
    await here.publish("a", b"2")
    await until(lambda: len(heard) == 2)


async def test_a_redis_that_goes_and_comes_is_noticed_by_nobody_but_in_lost_words() -> None:
    with services.redis() as server:
        here, there = RedisChannels(server.url), RedisChannels(server.url)
        await here.start()
        await there.start()
        heard: list[bytes] = []
        own: list[bytes] = []
        await there.listen("a", heard.append)
        await here.listen("a", own.append)
        for round in range(2):
            await here.publish("a", b"before %d" % round)
            await until(lambda word=b"before %d" % round: word in heard)  # type: ignore[misc]
            server.stop()
            await until(lambda: not here.up and not there.up)
            await here.publish("a", b"while %d" % round)
            await there.listen("late", heard.append)
            assert own[-1] == b"while %d" % round
            server.start()
            await until(lambda: here.up and there.up)
            await here.publish("late", b"after %d" % round)
            await until(lambda word=b"after %d" % round: word in heard)  # type: ignore[misc]
        await here.close()
        await there.close()


async def test_without_redis_nobody_waits_and_little_is_kept() -> None:
    alone = RedisChannels(f"redis://127.0.0.1:{services.free_port()}/0")
    await alone.start()
    own: list[bytes] = []
    await alone.listen("a", own.append)
    for number in range(20_000):
        await alone.publish("a", b"%d" % number)
    assert len(own) == 20_000
    assert len(alone._words) <= 5000
    assert not alone.up
    await alone.close()


def test_what_is_no_redis_is_said() -> None:
    with pytest.raises(BadInput) as refused:
        RedisChannels("http://:hush@x")
    assert refused.value.key == "error-bus"
    assert "hush" not in str(refused.value)
