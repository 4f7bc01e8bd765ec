"""Documents from outside: checked against a schema, with errors that name the field."""

import json
from functools import cache
from importlib.resources import files
from typing import Any


class DocumentError(ValueError):
    """A record or position that is malformed or impossible. The message names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}" if field else problem)
        self.field = field


@cache
def schema(name: str) -> Any:
    """A JSON Schema shipped with the package, by name."""
    text = (files("mirabilia.notation") / "schemas" / f"{name}.schema.json").read_text("utf-8")
    return json.loads(text)


def check(document: Any, name: str) -> None:
    """Check a document's form; the deepest, most telling error is raised."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    error = best_match(Draft202012Validator(schema(name)).iter_errors(document))
    if error is not None:
        field = error.json_path.removeprefix("$").removeprefix(".")
        raise DocumentError(field or "document", error.message)


def whole_numbers(value: Any) -> Any:
    """A document with its whole numbers as integers: to JSON, 7.0 is one of them."""
    if isinstance(value, dict):
        return {key: whole_numbers(part) for key, part in value.items()}
    if isinstance(value, list):
        return [whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) else value
