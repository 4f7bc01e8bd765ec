"""Figures of a running server, as Prometheus reads them at /metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """What is counted. Each server has its own, so tests do not meet."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.changes = Counter(
            "mirabilia_changes", "Changes of tables made durable", ["kind"], registry=registry
        )
        self.refusals = Counter(
            "mirabilia_refusals", "Requests refused, by code", ["code"], registry=registry
        )
        self.faults = Counter("mirabilia_faults", "Faults of the server itself", registry=registry)
        self.seconds = Histogram(
            "mirabilia_change_seconds",
            "From a request to its durable acknowledgement",
            buckets=_FAST,
            registry=registry,
        )
        self.thinking = Histogram(
            "mirabilia_thinking_seconds",
            "A bot's move, time in the queue included",
            ["bot"],
            buckets=_FAST,
            registry=registry,
        )
        self.requests = Counter(
            "mirabilia_requests", "HTTP requests", ["method", "status"], registry=registry
        )
        self.sockets = Gauge("mirabilia_sockets", "Connections now", registry=registry)
        self.rooms = Gauge("mirabilia_tables", "Tables in memory", registry=registry)
