"""The README's Python examples run, in order, as one program."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.M | re.S)
    assert examples
    namespace: dict[str, object] = {"__name__": "readme"}
    for number, example in enumerate(examples, start=1):
        exec(compile(example, f"README.md, example {number}", "exec"), namespace)
