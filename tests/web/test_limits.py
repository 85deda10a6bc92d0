import pytest

from karuta.errors import KarutaError
from karuta.web.limits import Bucket, Doors, Limits, Patience, Throttle, here, messages, source


class Hand:
    """A clock moved by hand, in s."""

    def __init__(self) -> None:
        self.s = 0.0

    def __call__(self) -> float:
        return self.s


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Bucket(size=2, rate=0.5, level=2, at=0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(1.9)
    assert bucket.take(2.0)
    assert [bucket.take(1000) for _ in range(3)] == [True, True, False]


def test_a_busy_hand_is_never_throttled() -> None:
    clock = Hand()
    bucket = messages(clock)
    for _ in range(20 * 240):
        clock.s += 1 / 240
        assert bucket.take(clock.s)


def test_each_address_has_a_bucket_of_its_own_and_old_ones_are_forgotten() -> None:
    clock = Hand()
    throttle = Throttle(1, 0.01, most=2, clock=clock)
    assert throttle.allows("a")
    assert throttle.allows("b")
    assert not throttle.allows("a")
    assert throttle.allows("c")
    assert throttle.allows("b")


def test_who_guesses_waits_longer_each_time() -> None:
    clock = Hand()
    patience = Patience(free=3, most_s=60, clock=clock)
    waits = []
    for _ in range(12):
        clock.s += patience.wait_s("a")
        patience.begun("a")
        waits.append(patience.wait_s("a"))
    assert waits == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]
    assert patience.wait_s("b") == 0
    clock.s += 30
    assert patience.wait_s("a") == 30
    clock.s += 3600
    assert patience.wait_s("a") == 0
    patience.begun("a")
    assert patience.wait_s("a") == 0


def test_attempts_count_when_they_begin_and_good_ones_are_forgiven() -> None:
    patience = Patience(free=2, most_s=60, clock=Hand())
    for _ in range(50):
        patience.begun("a")
        patience.good("a")
    assert patience.wait_s("a") == 0
    patience.begun("a")
    patience.begun("a")
    assert patience.wait_s("a") > 0


def test_who_guesses_is_not_remembered_without_end() -> None:
    patience = Patience(free=1, most_s=60, most=10, clock=Hand())
    for name in map(str, range(100)):
        patience.begun(name)
    assert len(patience._tried) == 10


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_of_ipv6_a_whole_network_is_one_place(address: str, place: str) -> None:
    assert source(address) == place


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_known(address: str) -> None:
    assert here(address)
    assert not here("192.0.2.1")
    assert not here("")


def test_sockets_are_counted_in_all_and_of_each_place() -> None:
    doors = Doors(Limits(sockets=4, sockets_each=2))
    with doors.open("192.0.2.1"), doors.open("192.0.2.1"):
        with pytest.raises(KarutaError, match="too many"), doors.open("192.0.2.1"):
            pass
        with doors.open("127.0.0.1"), doors.open("127.0.0.1"):
            with pytest.raises(KarutaError, match="as fit"), doors.open("127.0.0.1"):
                pass
            assert len(doors) == 4
    assert len(doors) == 0
    assert not doors._each
