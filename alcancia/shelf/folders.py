"""Where a house keeps its things."""

import os
from pathlib import Path
from typing import Final

CONTENT: Final = "ALCANCIA_CONTENT"
"""Names the folder with the house's own content. In the environment, so that every process of the house finds it."""


def data_folder(given: Path | None = None) -> Path:
    """Where tables are kept unless told otherwise."""
    if given is not None:
        return given
    if chosen := os.environ.get("ALCANCIA_DATA"):
        return Path(chosen)
    home = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "alcancia"


def has_shelf() -> bool:
    """May things be put there? Whoever names the null device wants none."""
    return os.environ.get(CONTENT, os.devnull) != os.devnull


def content_folder(data: Path | None = None) -> Path:
    """Where the house's own content lies: beside its tables, unless the environment names another folder. From now on it does."""
    return Path(os.environ.setdefault(CONTENT, str(data_folder(data) / "content")))
