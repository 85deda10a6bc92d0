"""For all tests."""

import signal
from collections.abc import Iterator
from types import FrameType

import pytest
from hypothesis import settings

import services

# How long something takes says more of what else the machine does than of the code.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

PATIENCE_S = 400


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"the test has waited for {PATIENCE_S} s for what never came")


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A test that waits for what never comes fails, instead of holding up all others."""
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(PATIENCE_S)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[services.Service]:
    """A server that all tests share: each makes databases of its own in it."""
    with services.postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Service]:
    """A Redis that all tests share."""
    with services.redis() as server:
        yield server
