"""What can be asked about a game without a table: its components, words and score pad."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Literal

import orjson
from fastapi import APIRouter, Request, Response

from mirabilia.notation.documents import DocumentError
from mirabilia.notation.games import notation
from mirabilia.notation.reference import in_one_language
from mirabilia.server import documents
from mirabilia.server.contents import Content, compressed_json
from mirabilia.server.errors import Refusal
from mirabilia.server.protocol import Language

GameName = Literal["duel", "classic"]
CHECKED_AGAIN = "public, max-age=0, must-revalidate"

router = APIRouter(prefix="/api", tags=["reference"])


@router.get("/components/{game}", response_model=documents.Components)
def components(game: GameName, request: Request, language: Language = "en") -> Response:
    """All cards, wonders and other components of a game, and its words, in one language."""
    return _components(game, language).answer(request)


@lru_cache
def _components(game: str, language: str) -> Content:
    known = notation(game)
    tables = in_one_language(known.component_tables([language]), language)
    return compressed_json(orjson.dumps(tables | known.reference(language)), CHECKED_AGAIN)


@router.get("/score/{game}")
def score_form(
    game: GameName, language: Language = "en", pantheon: bool = False
) -> documents.ScoreForm:
    """The score pad for a game played with real cards, to be filled in."""
    with _named_fields():
        form = notation(game).score_form(language, pantheon=pantheon)
    return documents.ScoreForm.model_validate(form)


@router.post("/score/{game}")
def score(game: GameName, pad: documents.ScorePad, language: Language = "en") -> documents.Scored:
    """Add up a score pad and say who wins."""
    with _named_fields():
        counted = notation(game).filled_pad(pad.model_dump(), language)
    return documents.Scored.model_validate(counted)


@contextmanager
def _named_fields() -> Iterator[None]:
    """A mistake in a document is refused with the field it is in."""
    try:
        yield
    except DocumentError as error:
        problem = str(error).removeprefix(f"{error.field}: ")
        raise Refusal("score", problem, field=error.field) from error
