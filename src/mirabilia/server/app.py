"""The application: every address of the server."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import URL
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

import mirabilia
from mirabilia.server import documents, people_api, records_api, reference_api, tables_api
from mirabilia.server.errors import CODES, Refusal, shortened
from mirabilia.server.guard import Guard
from mirabilia.server.hub import Hub
from mirabilia.server.limits import Rate
from mirabilia.server.logs import LOG
from mirabilia.server.metrics import Metrics
from mirabilia.server.page import Page, is_page
from mirabilia.server.protocol import Hello
from mirabilia.server.settings import Settings
from mirabilia.server.socket import POLICY, Connection, read_message
from mirabilia.server.visitors import hub_of, visitor_of
from mirabilia.store import connected
from mirabilia.store.journal import UNREACHABLE

_ROUTERS = (tables_api.router, people_api.router, reference_api.router, records_api.router)
_FAILURES: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": documents.Failure, "description": "Not done; the code says why"},
    "5XX": {"model": documents.Failure, "description": "Not done; try again later"},
}
_UNHEALTHY: dict[int | str, dict[str, Any]] = {
    503: {"model": documents.Health, "description": "The database does not answer"}
}


def application(database: URL, settings: Settings | None = None) -> FastAPI:
    """A server on a database."""
    chosen = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with connected(database) as store:
            hub = app.state.hub = Hub(store, chosen, metrics)
            await hub.start()
            LOG.info("started", database=database.get_backend_name())
            try:
                yield
            finally:
                await hub.close()
                LOG.info("stopped")

    app = FastAPI(
        title="Mirabilia",
        version=mirabilia.__version__,
        description="Tables of 7 Wonders, 7 Wonders Duel and Pantheon. An unofficial fan project.",
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=_FAILURES,
    )
    app.state.metrics = metrics
    app.state.new_tables = Rate(chosen.limits.new_tables)
    app.state.passwords = Rate(chosen.limits.passwords)
    app.state.analyses = Rate(chosen.limits.analyses)
    app.state.records = Rate(chosen.limits.records)
    app.state.analysed = OrderedDict()
    for router in _ROUTERS:
        app.include_router(router)
    app.add_api_route("/healthz", health, methods=["GET"], tags=["server"], responses=_UNHEALTHY)
    app.add_api_route("/metrics", figures, methods=["GET"], include_in_schema=False)
    app.add_api_websocket_route("/api/tables/{table}/socket", talk)
    app.router.routes.append(Page(chosen.page))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _failed)
    for kind in UNREACHABLE:
        app.add_exception_handler(kind, _unreachable)
    app.add_middleware(Guard, settings=chosen, metrics=metrics)
    return app


async def health(request: Request, response: Response) -> documents.Health:
    """Whether the server can be used."""
    hub = hub_of(request)
    status: Any = "ok" if hub.is_ready else "preparing"
    if not await hub.store.is_reachable():
        status, response.status_code = "unavailable", 503
    prepared = hub.thinkers.prepared
    return documents.Health(status=status, version=mirabilia.__version__, prepared=prepared)


async def figures(request: Request) -> Response:
    """Figures for Prometheus."""
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


async def talk(socket: WebSocket, table: str) -> None:
    """The WebSocket of a table: the first message is `hello`."""
    await socket.accept()
    hub = hub_of(socket)
    try:
        async with asyncio.timeout(hub.settings.limits.hello_seconds):
            hello = read_message(await socket.receive_text())
        if not isinstance(hello, Hello):
            raise Refusal("bad_request", "the first message is hello")
        room = await hub.room(table)
        visitor = await visitor_of(socket, table, hello.token)
        await hub.until_ready()
        if not room.table.seats_of(*visitor.ids):
            tables_api.watched(room)
    except (WebSocketDisconnect, RuntimeError):
        return
    except (TimeoutError, KeyError):
        await socket.close(POLICY, "the first message is hello")
        return
    except UNREACHABLE:
        await _turn_away(socket, Refusal("unavailable", "the database does not answer"), 1013)
        return
    except Refusal as refusal:
        hub.metrics.refusals.labels(refusal.code).inc()
        await _turn_away(socket, refusal, POLICY)
        return
    await Connection(socket, hub, room, visitor, hello).run()


async def _turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    await socket.send_json({"type": "refused", "id": None, **refusal.document()})
    await socket.close(code, refusal.code)


# Answers that say what is wrong


def _failure(code: str, message: str, field: str | None = None) -> JSONResponse:
    problem = {"code": code, "message": shortened(message)}
    if field is not None:
        problem["field"] = field
    return JSONResponse({"error": problem}, CODES[code][0])


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    request.app.state.metrics.refusals.labels(error.code).inc()
    return _failure(error.code, str(error), error.field)


async def _malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = [
        f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}"
        for problem in error.errors()[:5]
    ]
    return _failure("bad_request", "; ".join(problems))


async def _failed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "method"}.get(error.status_code, "bad_request")
    answer = _failure(code, f"{error.detail}: {request.url.path[:100]}")
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    if code == "method" and not is_page(request.url.path):
        answer.headers["allow"] = ", ".join(sorted(_methods_of(request)))
    return answer


def _methods_of(request: Request) -> set[str]:
    """All that can be done at an address: each method has a route of its own."""
    found: set[str] = set()
    routed = [route for router in _ROUTERS for route in router.routes]
    for route in (*request.app.routes, *routed):
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            found |= route.methods or set()
    return found


async def _unreachable(_: Request, error: Exception) -> JSONResponse:
    LOG.warning("the database does not answer", error=type(error).__name__)
    return _failure("unavailable", "the database does not answer; try again in a moment")
