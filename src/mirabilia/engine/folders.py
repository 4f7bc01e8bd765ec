"""The user's folders."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Where games are kept; MIRABILIA_DATA_DIR changes it."""
    chosen = os.environ.get("MIRABILIA_DATA_DIR")
    return Path(chosen) if chosen else platformdirs.user_data_path("mirabilia", appauthor=False)
