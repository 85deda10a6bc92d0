"""Names of accounts: what one may be, and when two are taken for each other."""

from __future__ import annotations

import unicodedata
from typing import Final

from karuta.errors import BadInput

LEAST, MOST = 2, 24
"""Characters of a name."""
_SIGNS: Final = " -_'."
_BETWEEN: Final = "ー・々〆"
"""Signs of Japanese names that are no letters everywhere."""


def name_of(given: str) -> str:
    """The name as it is kept; `BadInput` says what a name may be.

    >>> name_of("  Ono  no Komachi ")
    'Ono no Komachi'
    """
    name = " ".join(unicodedata.normalize("NFKC", given[: 8 * MOST]).replace("’", "'").split())
    fits = LEAST <= len(name) <= MOST and all(map(_may_be, name)) and any(map(str.isalnum, name))
    if not fits or unicodedata.combining(name[0]):
        raise BadInput(
            f"{given[:40]!r}: a name has {LEAST} to {MOST} letters, digits, spaces, or - _ ' .",
            key="error-account-name",
            given=given[:40],
            least=LEAST,
            most=MOST,
        )
    if len(_scripts(name)) > 1:
        raise BadInput(
            f"{given[:40]!r} mixes letters of {' and '.join(sorted(_scripts(name)))}: write it in one alphabet",
            key="error-account-name-mixed",
            given=given[:40],
        )
    return name


def skeleton(name: str) -> str:
    """What has to be unique of a name: without case and signs, and what looks alike is alike.

    >>> skeleton("Ono-no Komachi") == skeleton("0NO NO K0MACHI")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name[: 8 * MOST]).casefold())
    # What can't be printed is in no name, and some of it in no database.
    signs = (sign for sign in folded if sign not in _SIGNS and sign.isprintable())
    return "".join(signs).translate(_ALIKE).replace("rn", "m")


def _may_be(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return sign in _SIGNS or sign in _BETWEEN or kind[0] == "L" or kind in ("Nd", "Mn", "Mc")


def _scripts(name: str) -> set[str]:
    """The alphabets in which letters are that look like each other's."""
    words = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    return words & {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"}


_ALIKE: Final = str.maketrans(
    # The letters of the other alphabets, of which whole words can be taken for Latin ones; then digits.
    "аеорсухјѕһԁԛԝкмтвн" + "οαεικνρτυχωη" + "01lі",
    "aeopcyxjshdqwkmtbh" + "oaeikvptuxwn" + "oiii",
)
