"""The event log: what the rules did, in order, for pages that animate and logs that speak.

A rule reports to `log`. Where nobody listens the log is None and the report compiles to nothing.
"""

from typing import Annotated, Any

import numpy as np

from mirabilia.engine.record import Ints, i16, record_dtype
from mirabilia.engine.rule import inlined_rule

CAPACITY = 96
"""More events than one action of any game can cause; further ones would be counted, not kept."""


class EventLog:
    count: i16
    entries: Annotated[Ints, np.int16, CAPACITY, 4]  # kind, player, subject, amount


LOG_DTYPE = record_dtype(EventLog)


@inlined_rule
def emit(log: Any, kind: int, player: int, subject: int, amount: int) -> None:
    """Report one event, if anybody listens."""
    if log is not None:
        if log.count < CAPACITY:
            log.entries[log.count, 0] = kind
            log.entries[log.count, 1] = player
            log.entries[log.count, 2] = subject
            log.entries[log.count, 3] = amount
        log.count += 1
