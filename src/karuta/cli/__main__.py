"""`python -m karuta.cli` is `karuta`."""

from karuta.cli import main

main()
