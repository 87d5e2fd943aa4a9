"""What a bench may show at most: `missed` names what is above that, and the bench ends with 1."""

from collections.abc import Mapping
from typing import Any


def missed(found: Mapping[str, Any], most: Mapping[str, float]) -> dict[str, float]:
    """Figures above what they may be; `moves_ms p99` is one inside another. What was not measured is not missed."""
    shown = {name: _figure(found, name.split()) for name in most}
    return {name: value for name, value in shown.items() if value is not None and value > most[name]}


def _figure(found: Any, way: list[str]) -> float | None:
    for step in way:
        found = found[step]
    return None if found is None else float(found)
