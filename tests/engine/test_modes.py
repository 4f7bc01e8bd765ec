"""The same rules in every mode: interpreted, compiled, and as a GPU kernel."""

import json
import sys

import pytest

from mirabilia.duel.rules import DUEL
from mirabilia.engine.batch import blank_states
from mirabilia.engine.device import DeviceBatch, NoDeviceError, device_name
from support.fingerprints import fingerprints
from support.programs import run_python

CHUNK = 50


@pytest.mark.parametrize("first", range(0, 200, CHUNK))
def test_interpreted_and_compiled_games_are_equal_to_the_bit(first: int) -> None:
    """200 whole games of all options, half of them with Pantheon: legal actions, records, events
    and drawn worlds after every action.
    """
    arguments = ("-m", "support.fingerprints", str(first), str(CHUNK))
    interpreted = run_python(*arguments, MIRABILIA_INTERPRETED="1").split()
    assert len(set(interpreted)) == CHUNK
    assert fingerprints(first, CHUNK) == interpreted


def test_the_gpu_kernel_gives_the_same_records_in_the_simulator() -> None:
    """Ten games without Pantheon, five with it."""
    reports = json.loads(run_python("-m", "support.simulated_gpu", NUMBA_ENABLE_CUDASIM="1"))
    assert [len(report["decisions"]) for report in reports] == [10, 5]
    for report in reports:
        assert report["records_equal"]
        assert report["decisions_equal"]
        assert min(report["decisions"]) > 20


def test_without_a_gpu_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    numba_cuda = pytest.importorskip("numba.cuda")
    monkeypatch.setattr(numba_cuda, "is_available", lambda: False)
    with pytest.raises(NoDeviceError, match="no CUDA device was found"):
        DeviceBatch(DUEL, blank_states(DUEL, DUEL.options(), 1))
    with pytest.raises(NoDeviceError, match="no CUDA device was found"):
        device_name()


def test_without_cuda_support_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    monkeypatch.delattr("numba.cuda", raising=False)
    with pytest.raises(NoDeviceError, match=r"mirabilia\[gpu\]"):
        device_name()
