"""What every request passes: headers, origin, size, rate, and a line in the log."""

import re
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

import orjson

from mirabilia.server.errors import Refusal
from mirabilia.server.limits import Rate, counted_as
from mirabilia.server.logs import LOG
from mirabilia.server.metrics import Metrics
from mirabilia.server.page import is_page
from mirabilia.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
"""Sent with every answer."""
_SECURE = {"strict-transport-security": "max-age=31536000"}
_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_METHODS = _SAFE_METHODS | {"POST", "PUT", "PATCH", "DELETE"}
"""Those that are counted by name: whoever invents others makes no new figures."""
_NAMES = re.compile(r"(/tables/[^/]{4})[^/]*")
_UNCOUNTED = frozenset({"/healthz", "/metrics"})


class Guard:
    """Stands before the application, for HTTP and WebSockets alike."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = Rate(settings.limits.requests)
        self._files = Rate(settings.limits.files)
        self._sockets: Counter[str] = Counter()
        shown = HEADERS | (_SECURE if settings.is_secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in shown.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        begun, status = time.perf_counter(), 500
        answered = False

        async def told(message: Any) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], True
                message["headers"] = [
                    *message.get("headers", []),
                    *self._headers,
                    *_caching(scope["path"], message.get("headers", [])),
                ]
            await send(message)

        try:
            self._check(scope)
            body = await self._body(scope, receive)
            await self._app(scope, body, told)
        except Refusal as refusal:
            if answered:
                raise
            self._metrics.refusals.labels(refusal.code).inc()
            await _refuse(told, refusal)
        except Exception:
            if answered:
                raise
            self._metrics.faults.inc()
            LOG.exception("fault", path=_shown(scope["path"]))
            await _refuse(told, Refusal("internal", "a fault of the server"))
        finally:
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(method, str(status)).inc()
            LOG.info(
                "request",
                method=scope["method"],
                path=_shown(scope["path"]),  # never the query, which a link may have filled
                status=status,
                milliseconds=round(1000 * (time.perf_counter() - begun), 1),
            )

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        client = _client(scope)
        try:
            self._check(scope)
            if self._sockets[client] >= self._settings.limits.sockets:
                raise Refusal("rate", "too many connections")
        except Refusal as refusal:
            self._metrics.refusals.labels(refusal.code).inc()
            await receive()  # websocket.connect
            await send({"type": "websocket.close", "code": 1008, "reason": str(refusal)})
            return
        self._sockets[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client]

    def _check(self, scope: Any) -> None:
        if scope["path"] not in _UNCOUNTED:
            rate = self._files if is_page(scope["path"]) else self._requests
            bucket = rate.of(_client(scope))
            if not bucket.take():
                raise Refusal("rate", "too many requests at once; wait a second", bucket.wait)
        headers = _headers(scope)
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in _SAFE_METHODS):
            return
        site = origin.partition("://")[2]  # whatever a stranger sends, this cannot fail
        is_own = bool(site) and site == headers.get("host")
        if not is_own and origin not in self._settings.origins:
            raise Refusal("origin", f"requests from {origin[:100]} are not allowed")

    async def _body(self, scope: Any, receive: Any) -> Any:
        """What is sent, read to its end before anything is done; none too large."""
        most = self._settings.limits.body_bytes
        declared = _headers(scope).get("content-length", "0")
        if declared.isdigit() and int(declared) > most:
            raise Refusal("too_large", f"allowed are {most} bytes")
        parts, size, more = [], 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > most:
                raise Refusal("too_large", f"allowed are {most} bytes")
            more = message.get("more_body", False)
        unread = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def read() -> Any:
            return unread.pop() if unread else await receive()

        return read


def _shown(path: str) -> str:
    """A path for the log: a table's name is enough to sit down there, so it is cut short."""
    return _NAMES.sub(r"\1…", path)


def _client(scope: Any) -> str:
    return counted_as(scope["client"][0]) if scope.get("client") else "unknown"


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _caching(path: str, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What the API answers is for one person and one moment."""
    if any(name == b"cache-control" for name, _ in given):
        return []
    return [(b"cache-control", b"no-store")] if path.startswith("/api") else []


async def _refuse(send: Any, refusal: Refusal) -> None:
    body = orjson.dumps({"error": refusal.document()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.retry is not None:
        headers.append((b"retry-after", str(max(1, round(refusal.retry))).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
