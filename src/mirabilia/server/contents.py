"""Answers that stay the same for a while: compressed once, and not sent to who has them."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property

from fastapi import Request, Response


@dataclass(frozen=True)
class Content:
    """Something that can be sent, as it is and compressed."""

    body: bytes
    media_type: str
    caching: str
    """The header `cache-control`."""
    compressed: tuple[tuple[str, bytes], ...] = ()
    """The best first: how it is compressed (`br`, `gzip`), and the bytes."""

    @cached_property
    def tag(self) -> str:
        """What changes with the content."""
        return hashlib.blake2b(self.body, digest_size=12).hexdigest()

    def answer(self, request: Request) -> Response:
        """The content for a client, or that it has not changed since the client got it."""
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        encoding, body = next(
            ((name, data) for name, data in self.compressed if name in accepted), (None, self.body)
        )
        tag = f'"{self.tag}{f"-{encoding}" if encoding else ""}"'
        headers = {"etag": tag, "cache-control": self.caching}
        if self.compressed:
            headers["vary"] = "accept-encoding"
        if _has(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(body, headers=headers, media_type=self.media_type)


def compressed_json(body: bytes, caching: str) -> Content:
    """A JSON document, compressed here."""
    packed = gzip.compress(body, 9, mtime=0)
    return Content(body, "application/json", caching, (("gzip", packed),))


def _accepted(header: str) -> set[str]:
    """The encodings that a client accepts."""
    found = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


def _has(header: str, tag: str) -> bool:
    """Whether a client has the content with this tag."""
    given = [each.strip().removeprefix("W/") for each in header.split(",")]
    return tag in given or "*" in given
