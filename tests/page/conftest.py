from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from mirabilia.server.settings import BUILT
from support.browsing import Visits, chromium, visiting
from support.fuzzing import Background, in_background
from support.servers import QUICK

__all__ = ["chromium"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    """A server with the page, shared by all tests of this worker."""
    folder = tmp_path_factory.mktemp("page")
    with in_background(
        folder / "games.sqlite", replace(QUICK, page=BUILT, analysis_simulations=20)
    ) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Background) -> Iterator[Visits]:
    """Makes visitors."""
    with visiting(chromium, server.server.url) as visits:
        yield visits
