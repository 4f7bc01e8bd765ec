"""Rates: who asks too often is told so, and may ask again a little later."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_CLIENTS = 100_000
"""Clients remembered; the one not seen for longest is forgotten first."""


@lru_cache(10_000)
def counted_as(address: str) -> str:
    """The client that an address counts as: of IPv6 everybody has a whole network of them."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> 64 << 64)}/64"


class Bucket:
    """Holds so many, refilled at so many a second."""

    def __init__(self, size: float, refill: float) -> None:
        self._size, self._refill = size, refill
        self._left = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._refill)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until one more will be allowed."""
        return max(0.0, (1 - self._left) / self._refill)


class Rate:
    """A bucket for each client."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, client: Hashable) -> Bucket:
        """The bucket of a client."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(*self._rate)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket

    def take(self, client: Hashable) -> bool:
        """Whether a client is allowed one more now."""
        return self.of(client).take()
