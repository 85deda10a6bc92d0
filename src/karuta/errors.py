"""What goes wrong, said so that a person can mend it.

Every error of the house quotes the input it refuses and says what would be right. `str(error)` is an English sentence
for engineers; screens and the command line show the sentence of the catalogue entry `key` in the user's language,
filled with `args`.
"""

from __future__ import annotations

from typing import ClassVar


class KarutaError(Exception):
    """Base of all errors that a caller may show to a person.

    `key` names an entry of the Fluent catalogues (`error-...`); `facts` are its arguments; `exit_code` is what the
    command line ends with.
    """

    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, /, *, key: str, **facts: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class BadInput(KarutaError):
    """Text that a person wrote (a poem number, a mat, a record, an option) and that can't be read."""

    exit_code = 2


class IllegalMove(KarutaError):
    """A move that the rules don't allow in this state; the state is unchanged."""

    exit_code = 3


class BrokenInvariant(KarutaError):
    """A state that can't be: a physical error on a real mat, or a fault of this program (rules 4.2)."""

    exit_code = 4
