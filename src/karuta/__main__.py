"""`python -m karuta` is `karuta`."""

from karuta.cli import main

main()
