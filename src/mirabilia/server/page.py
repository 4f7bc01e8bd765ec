"""The page: files that `make page` has built into the package.

They are read into memory and found there by name, so that no address leads out of the folder.
An address that is no file's is one of the page itself, such as /table/…, and gets `index.html`.
"""

from pathlib import Path, PurePosixPath
from typing import Any

from fastapi import Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, Match

from mirabilia.server.contents import Content

INDEX = "index.html"
ASSETS = "assets/"
"""Files whose names change with their contents."""
NOT_BUILT = "The page is not built. Run `make page` (it needs Node) and load this again.\n"

_FOR_GOOD = "public, max-age=31536000, immutable"
_ASKED_AGAIN = "no-cache"
_COMPRESSED = {".br": "br", ".gz": "gzip"}  # the best first
_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_METHODS = ("GET", "HEAD")
_ELSEWHERE = ("api", "healthz", "metrics")


def is_page(path: str) -> bool:
    """Whether an address belongs to the page, and not to the server itself."""
    return path.strip("/").partition("/")[0] not in _ELSEWHERE


class Page(BaseRoute):
    """Every address of the page; the last route, since it takes what the others leave."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Content] = {}
        self._read_at: int | None = None

    def matches(self, scope: Any) -> tuple[Match, Any]:
        """Whether a request is for the page."""
        is_ours = scope["type"] == "http" and is_page(scope["path"])
        return (Match.FULL if is_ours else Match.NONE), {}

    async def handle(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        await self._answer(Request(scope, receive))(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        if request.method not in _METHODS:
            raise HTTPException(405, headers={"allow": ", ".join(_METHODS)})
        files = self._current()
        path = request.url.path.lstrip("/")
        found = files.get(path)
        if found is None:
            if path.startswith(ASSETS) or PurePosixPath(path).suffix:
                raise HTTPException(404)
            found = files.get(INDEX)
        if found is None:
            return PlainTextResponse(NOT_BUILT, 503, headers={"cache-control": "no-store"})
        return found.answer(request)

    def _current(self) -> dict[str, Content]:
        """The files of the page, read again when it has been built anew."""
        try:
            built_at = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built_at = None
        if built_at != self._read_at:
            self._files = {} if built_at is None else _read(self._folder)
            self._read_at = built_at
        return self._files


def _read(folder: Path) -> dict[str, Content]:
    contents = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    return {
        name: Content(
            body,
            _MEDIA_TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
            _FOR_GOOD if name.startswith(ASSETS) else _ASKED_AGAIN,
            tuple(
                (encoding, contents[name + suffix])
                for suffix, encoding in _COMPRESSED.items()
                if name + suffix in contents
            ),
        )
        for name, body in contents.items()
        if PurePosixPath(name).suffix not in _COMPRESSED
    }
