"""What holds for every test, wherever and however the tests are started."""

import os
import signal

from hypothesis import HealthCheck, Phase, settings

# No deadline and no complaint about slow drawing: the first call of a rule may compile it, and
# a machine may have other work. No explanations: they trace every line, which makes interpreted
# rules many times slower.
PHASES = [phase for phase in Phase if phase != Phase.explain]
SLOW = [HealthCheck.too_slow]
settings.register_profile("mirabilia", deadline=None, phases=PHASES, suppress_health_check=SLOW)
settings.register_profile(
    "soak", deadline=None, phases=PHASES, suppress_health_check=SLOW, max_examples=10_000
)
settings.load_profile("mirabilia")

# What a shell starts in the background ignores Ctrl-C, and so does all that it starts in turn.
# Tests that press it, and programs that they press it for, shall hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What programs show is compared as it looks without a terminal, whatever the caller's is like.
for _name in ("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS"):
    os.environ.pop(_name, None)
os.environ["TERM"] = "xterm"

# A proxy to the rest of the world is none to the servers of the tests.
for _name in ("NO_PROXY", "no_proxy"):
    os.environ[_name] = ",".join(filter(None, [os.environ.get(_name), "127.0.0.1", "localhost"]))
