"""For all tests."""

from hypothesis import settings

# How long something takes says more of what else the machine does than of the code.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
