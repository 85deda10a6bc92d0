"""`python -m karuta.hanafuda`: the deck as JSON, for the page."""

import json
import sys

from karuta.hanafuda.deck import DECK

json.dump([card._asdict() for card in DECK], sys.stdout, ensure_ascii=False)
