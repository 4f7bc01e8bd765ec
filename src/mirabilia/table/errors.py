"""What cannot be done at a table."""


class TableError(ValueError):
    """Something that cannot be done now, with a code for programs. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
