"""`@rule`: the one decorator through which a plain function becomes a compiled rule.

Only this file and `device.py` know Numba. With MIRABILIA_INTERPRETED=1 in the environment
rules stay ordinary Python functions, for debugging and for tests.

A compiled rule is kept on disk. Numba itself does not notice an edited constant, table or
helper in another file, so the folder's name is a hash of every source and data file.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("MIRABILIA_INTERPRETED", "0") not in ("", "0")

RULES: list[Any] = []
"""Every rule declared so far."""

_KEPT_CACHES = 4
_WITHOUT_RULES = ("cli", "lab", "notation", "server", "store", "table")  # packages that hold none


def _fingerprint() -> str:
    """A hash of all that compiled rules are made of."""
    package = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package)
        if path.suffix in (".py", ".csv") and inside.parts[0] not in _WITHOUT_RULES:
            digest.update(str(inside).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _cache_folder() -> Path:
    """The folder of compiled rules for exactly these sources; old ones are cleared away."""
    base = os.environ.get("MIRABILIA_CACHE_DIR") or platformdirs.user_cache_path("mirabilia")
    rules = Path(base) / "rules"
    folder = rules / _fingerprint()
    if not folder.exists():
        try:
            folder.mkdir(parents=True)
        except FileExistsError:  # another process was faster
            return folder
        except OSError:  # no place to keep compiled rules: they last as long as the process
            return Path(tempfile.mkdtemp(prefix="mirabilia-rules-"))
        by_age = sorted(rules.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for stale in by_age[_KEPT_CACHES:]:
            shutil.rmtree(stale, ignore_errors=True)
    return folder


if not INTERPRETED:
    import numba
    from numba.core import event as numba_event
    from numba.core import types

    numba.config.CACHE_DIR = str(_cache_folder())


def _compile(function: Any, **options: Any) -> Any:
    """A compiled version of a function.

    Rules call each other with integers of every width. All of them are widened to 64 bits,
    so that each rule is compiled once and not once for every mixture of widths.
    """
    compiled = numba.njit(nogil=True, error_model="numpy", **options)(function)
    resolve = compiled.get_call_template

    def resolve_widened(args: Any, kws: Any) -> Any:
        return resolve(tuple(map(_widened, args)), {name: _widened(a) for name, a in kws.items()})

    compiled.get_call_template = resolve_widened
    return compiled


def _widened(kind: Any) -> Any:
    integers = (types.Integer, types.IntegerLiteral, types.IntEnumMember)
    return types.int64 if isinstance(kind, integers) else kind


def rule(function: Function) -> Function:
    """Make a function a rule: compiled without the interpreter, cached on disk."""
    compiled: Any = function if INTERPRETED else _compile(function, cache=True)
    RULES.append(compiled)
    return compiled


def inlined_rule(function: Function) -> Function:
    """A rule on the path of every move, which the compiler copies into its callers."""
    if INTERPRETED:
        compiled: Any = function
    else:
        compiled = _compile(function, cache=True, forceinline=True)
    RULES.append(compiled)
    return compiled


def merged_rule(function: Function) -> Function:
    """A rule with one caller in the end, of which it becomes a part before anything is compiled.

    Every compiled rule is optimised together with all it calls, so fewer of them compile faster.
    """
    compiled: Any = function if INTERPRETED else _compile(function, cache=True, inline="always")
    RULES.append(compiled)
    return compiled


def uncached_rule(function: Function) -> Function:
    """A rule made at run time, around a function somebody handed in."""
    return function if INTERPRETED else _compile(function)


def stamped_rule(template: Any, name: str, **given: Any) -> Any:
    """A rule with the code of a template, in which some global names mean what is given here.

    So an algorithm is written once and compiled, and kept on disk, for each game.
    """
    function: Any = FunctionType(template.__code__, template.__globals__ | given, name)
    function.__qualname__ = f"{template.__name__}_{name}"  # the cache tells rules apart by it
    function.__module__ = template.__module__
    function.__doc__ = template.__doc__
    return rule(function)


@contextmanager
def watch_compilation(report: Callable[[str], None]) -> Iterator[None]:
    """Call `report` with the name of each rule that starts to compile meanwhile."""
    if INTERPRETED:
        yield
        return

    class Listener(numba_event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            report(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with numba_event.install_listener("numba:compile", Listener()):
        yield
