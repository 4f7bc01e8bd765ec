"""`mirabilia replay`: a game of a record, move by move."""


def command() -> None:
    """Soon."""
