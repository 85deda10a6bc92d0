from karuta.web.limits import Bucket, Throttle, messages


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
