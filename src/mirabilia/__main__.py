"""`python -m mirabilia` is the `mirabilia` command."""

from mirabilia.cli import main

main()
