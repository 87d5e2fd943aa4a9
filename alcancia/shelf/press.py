"""The press: a game with other content than it comes with.

Rules read what is printed as plain names (`SHOPPING[card].cost`), loaded once with their game. A game with another box is therefore the
same chapters loaded once more under another name, which read the files of that box: nothing is passed along in the rules, nothing costs
time in play, and no table can read another's cards. Chapters name each other relatively for this reason.
"""

import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from threading import Lock
from typing import Any

from alcancia import games
from alcancia.ground.content import hand_in
from alcancia.ground.plain import fingerprint
from alcancia.kernel import Game, Unplayable

_printed: dict[str, Game] = {}
_printing = Lock()


def printed(id: str, tables: Mapping[str, Any]) -> Game:
    """The game with these tables (file name, data) in place of its own; content that does not fit the rules is refused by name."""
    games.find(id)
    package = f"{games.__name__}.{id}_{fingerprint(tables)}"
    with _printing:
        if package not in _printed:
            _printed[package] = _load(id, package, tables)
    return _printed[package]


def _load(id: str, package: str, tables: Mapping[str, Any]) -> Game:
    usual = sys.modules[f"{games.__name__}.{id}"]
    assert usual.__file__ is not None
    spec = spec_from_file_location(package, usual.__file__, submodule_search_locations=list(usual.__path__))
    assert spec is not None and spec.loader is not None
    module = sys.modules[package] = module_from_spec(spec)
    hand_in(package, tables)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        hand_in(package, {})
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]
        raise (
            error if isinstance(error, Unplayable) else Unplayable("bad_content", file=id, entry=f"{type(error).__name__}: {error}"[:200])
        ) from error
    found: Game = module.game
    return found
