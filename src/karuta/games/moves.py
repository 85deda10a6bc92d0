"""The bases of all moves and events of all games, and the move that every seat of every game has.

All messages of all games of one kind go over one wire, so a tag names one class in the whole house: a game takes a
class that is here or in a module that games share before it makes one of its own.
"""

from __future__ import annotations

from msgspec import Struct


class MoveBase(Struct, frozen=True, gc=False, tag_field="move", forbid_unknown_fields=True):
    """Base of all moves; the tag names the kind on the wire and in records."""


class EventBase(Struct, frozen=True, gc=False, tag_field="event"):
    """Base of all events; the tag names the kind on the wire."""


class Resign(MoveBase, frozen=True, tag="resign"):
    """Give the match up, at any time."""
