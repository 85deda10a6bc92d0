"""`python -m karuta.protocol GAME`: the schema on standard output."""

import json
import sys

from karuta.protocol.schema import schema

json.dump(schema(sys.argv[1]), sys.stdout, ensure_ascii=False, indent=1)
