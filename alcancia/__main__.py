"""`python -m alcancia` is the command `alcancia`."""

from alcancia.cli import main

main()
