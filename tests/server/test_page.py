"""The page: what is found under which address, how it is kept, and that nothing else is."""

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from mirabilia.server.guard import HEADERS
from mirabilia.server.page import NOT_BUILT, is_page
from support.servers import QUICK, serving
from support.stories import refusal, story

INDEX = "<!doctype html><title>Mirabilia</title>"
SCRIPT = "console.log('hello');" * 100
FILES: dict[str, bytes] = {
    "index.html": INDEX.encode(),
    "icon.svg": b"<svg/>",
    "assets/app-1a2b.js": SCRIPT.encode(),
    "assets/app-1a2b.js.br": b"as brotli would have it",
    "assets/app-1a2b.js.gz": gzip.compress(SCRIPT.encode()),
    "assets/look-3c4d.css": b"body{}",
    "assets/text-5e6f.woff2": b"wOF2",
    "assets/tale-7a8b.webp": b"RIFF",
    "assets/bell-9c0d.bin": b"ding",
}


def build(folder: Path, files: dict[str, bytes] = FILES) -> None:
    """A page as `make page` leaves it."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


@asynccontextmanager
async def visiting(folder: Path, **limits: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a server whose page is in a folder beside a secret."""
    (folder / "secret.txt").write_text("a secret")
    page = folder / "page"
    settings = replace(QUICK, page=page, limits=replace(QUICK.limits, **limits))
    async with serving(folder / "games.sqlite", settings) as server, server.client() as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@story
async def test_every_address_of_the_page_gets_the_page(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        for path in ("/", "/index.html", "/table/abc", "/replay/abc/12", "/cards", "/apiary"):
            answer = await client.get(path)
            assert (answer.status_code, answer.text) == (200, INDEX)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert HEADERS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/look-3c4d.css", "text/css; charset=utf-8"),
        ("/assets/text-5e6f.woff2", "font/woff2"),
        ("/assets/tale-7a8b.webp", "image/webp"),
        ("/assets/bell-9c0d.bin", "application/octet-stream"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
@story
async def test_files_have_their_media_types_and_assets_are_kept_for_good(
    tmp_path: Path, path: str, media_type: str
) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        answer = await client.get(path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == media_type
    assert ("immutable" in answer.headers["cache-control"]) == path.startswith("/assets/")


@story
async def test_a_file_that_is_not_there_is_not_the_page(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        for path in ("/assets/missing.js", "/assets/missing", "/assets/", "/favicon.ico"):
            assert refusal(await client.get(path)) == (404, "not_found")
        for path in ("/api", "/api/none", "/api/"):
            assert refusal(await client.get(path)) == (404, "not_found")


@story
async def test_what_is_compressed_is_sent_so_to_who_understands_it(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        tags = set()
        for accepted, encoding, content in (
            ("gzip, deflate, br", "br", FILES["assets/app-1a2b.js.br"]),
            ("br;q=0, gzip", "gzip", SCRIPT.encode()),
            ("GZIP;q=0.5", "gzip", SCRIPT.encode()),
            ("identity", None, SCRIPT.encode()),
            ("", None, SCRIPT.encode()),
        ):
            request = client.build_request(
                "GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}
            )
            answer = await client.send(request, stream=True)
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"
            assert (gzip.decompress(raw) if encoding == "gzip" else raw) == content
            assert int(answer.headers["content-length"]) == len(raw)
            tags.add(answer.headers["etag"])
        assert len(tags) == 3
        for name in ("/assets/app-1a2b.js.br", "/assets/app-1a2b.js.gz"):
            assert (await client.get(name)).status_code == 404
        plain = await client.get("/", headers={"accept-encoding": "br"})
        assert "content-encoding" not in plain.headers


@story
async def test_who_has_a_file_is_not_sent_it_again(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        tag = (await client.get("/")).headers["etag"]
        for given in (tag, f'"other", W/{tag}', "*"):
            answer = await client.get("/table/x", headers={"if-none-match": given})
            assert (answer.status_code, answer.content) == (304, b"")
            assert answer.headers["etag"] == tag
            assert answer.headers["cache-control"] == "no-cache"
        answer = await client.get("/", headers={"if-none-match": '"other"'})
        assert answer.status_code == 200


@story
async def test_a_page_that_is_built_anew_is_sent(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        before = await client.get("/")
        build(tmp_path / "page", {"assets/new.js": b"new", "index.html": b"new"})
        after = await client.get("/", headers={"if-none-match": before.headers["etag"]})
        assert (after.status_code, after.text) == (200, "new")
        assert (await client.get("/assets/new.js")).text == "new"


@story
async def test_the_page_is_only_read(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path) as client:
        head = await client.head("/assets/app-1a2b.js")
        assert (head.status_code, head.content) == (200, b"")
        assert int(head.headers["content-length"]) == len(SCRIPT)
        for method in ("POST", "PUT", "DELETE", "OPTIONS"):
            answer = await client.request(method, "/table/x")
            assert refusal(answer) == (405, "method")
            assert answer.headers["allow"] == "GET, HEAD"


@story
async def test_no_address_leads_out_of_the_folder(tmp_path: Path) -> None:
    build(tmp_path / "page")
    (tmp_path / "page" / "assets" / "link").symlink_to(tmp_path)
    async with visiting(tmp_path) as client:
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/assets/link/secret.txt",
            "/..%5csecret.txt",
            f"/{tmp_path}/secret.txt",
            f"/%2f{tmp_path}/secret.txt",
            "/secret.txt%00.js",
            "/page/../secret.txt",
        ):
            answer = await client.get(
                httpx.URL(f"{client.base_url}").copy_with(raw_path=path.encode())
            )
            assert answer.status_code == 404
            assert "secret" not in answer.text.replace("secret.txt", "")


@story
async def test_without_a_page_it_is_said_how_to_build_it_and_the_rest_works(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as client:
        for path in ("/", "/table/abc"):
            answer = await client.get(path)
            assert (answer.status_code, answer.text) == (503, NOT_BUILT)
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert HEADERS.items() <= dict(answer.headers).items()
        assert "make page" in NOT_BUILT
        assert (await client.get("/api/games")).status_code == 200
        build(tmp_path / "page")
        assert (await client.get("/")).text == INDEX


@story
async def test_loading_the_page_does_not_use_up_the_requests(tmp_path: Path) -> None:
    build(tmp_path / "page")
    async with visiting(tmp_path, requests=(2, 0.001), files=(50, 0.001)) as client:
        for _ in range(40):
            assert (await client.get("/assets/app-1a2b.js")).status_code == 200
        assert (await client.get("/api/games")).status_code == 200
        assert (await client.get("/api/games")).status_code == 200
        assert refusal(await client.get("/api/games")) == (429, "rate")
        answers = [await client.get("/") for _ in range(11)]
        assert [answer.status_code for answer in answers].count(429) == 1


def test_what_is_not_the_pages_is_known_by_its_first_part() -> None:
    assert [is_page(path) for path in ("/", "/apiary", "/table/api", "/api", "/api/x")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert not any(map(is_page, ("/healthz", "/metrics", "//api/x")))
