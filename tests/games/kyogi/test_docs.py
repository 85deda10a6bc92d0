"""What docs/rules.md says of the options of the games of teams is so."""

from __future__ import annotations

from typing import Any

import pytest

from games.gather.test_docs import (
    test_every_option_stands_in_the_rules_with_default_and_values as stands,
)
from karuta.games.genpei.rules import OPTIONS as GENPEI
from karuta.games.genpei.rules import Rules as GenpeiRules
from karuta.games.options import Option
from karuta.games.relay.rules import OPTIONS as RELAY
from karuta.games.relay.rules import Rules as RelayRules
from karuta.games.shimo.rules import OPTIONS as SHIMO
from karuta.games.shimo.rules import Rules as ShimoRules

OWN = {option.name: "5.7" for option in SHIMO if option.name not in {other.name for other in GENPEI}} | {
    "untaken": "5.7"
}
"""Options of shimo-no-ku karuta with a row of their own, and its section."""


@pytest.mark.parametrize(
    ("part", "option", "rules"),
    [("5.3", option, GenpeiRules()) for option in GENPEI]
    + [("5.4" if option.name == "swap_every" else "5.3", option, RelayRules()) for option in RELAY]
    + [(OWN.get(option.name, "5.3"), option, ShimoRules()) for option in SHIMO],
    ids=lambda it: it.name if isinstance(it, Option) else "",
)
def test_every_option_of_teams_stands_in_the_rules(part: str, option: Option, rules: Any) -> None:
    stands(part, option, rules)
