"""How a server is run: where, for whom, and what nobody may exceed."""

from dataclasses import dataclass, field
from pathlib import Path

BUILT = Path(__file__).parent / "page"
"""Where `make page` puts the page."""


@dataclass(frozen=True)
class Limits:
    """What one client may do. A rate is (how many at once, how many a second after that)."""

    requests: tuple[float, float] = (60, 20)
    """HTTP requests of one address to the API."""
    files: tuple[float, float] = (600, 200)
    """Files of the page, asked for by one address."""
    sockets: int = 50
    """Connections of one address at a time."""
    messages: tuple[float, float] = (40, 15)
    """Messages of one connection."""
    chat: tuple[float, float] = (5, 0.5)
    undo: tuple[float, float] = (5, 0.5)
    """Requests to take back: whether that is free is found out by trying other worlds."""
    hints: tuple[float, float] = (3, 0.5)
    new_tables: tuple[float, float] = (20, 0.2)
    """New tables of one address."""
    open_tables: int = 50
    """Tables of one person that are not over."""
    passwords: tuple[float, float] = (10, 0.05)
    """Passwords tried, from one address and for one account."""
    analyses: tuple[float, float] = (3, 0.05)
    """Analyses asked for by one address."""
    records: tuple[float, float] = (20, 1)
    """Records sent by one address."""
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    hello_seconds: float = 10
    """How long a connection may say nothing before it says who it is."""


NO_LIMITS = Limits(
    requests=(1e9, 1e9),
    files=(1e9, 1e9),
    sockets=1_000_000,
    new_tables=(1e9, 1e9),
    open_tables=1_000_000,
    analyses=(1e9, 1e9),
    records=(1e9, 1e9),
)
"""For measuring: what depends on the address is not limited."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    origins: tuple[str, ...] = ()
    """Further addresses of the page, such as https://example.org, besides the server's own."""
    is_secure: bool = False
    """Whether it is reached by https, so that cookies travel by nothing else."""
    limits: Limits = field(default_factory=Limits)
    page: Path = BUILT
    """The folder of the built page."""
    thinkers: int = 2
    """Bots that think at the same time."""
    hint_simulations: int = 4_000
    hint_milliseconds: int = 1_500
    analysis_simulations: int = 400
    sweep_seconds: float = 1.0
    """How often clocks and forgotten bots are looked for."""
    idle_seconds: float = 120.0
    """A table where nobody is connected leaves the memory after so long."""
