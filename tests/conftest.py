"""For all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

import services

# How long something takes says more of what else the machine does than of the code.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


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
