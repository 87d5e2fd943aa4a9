"""Configuration: what `serve` can be told, alike by flags, by the environment and by one file. A flag wins over the environment,
the environment over the file, the file over what is usual."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from alcancia.kernel import Unplayable
from alcancia.server import limits

YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off", "")


class Setting(NamedTuple):
    """One thing that can be set: what is usual, and which numbers or words are allowed."""

    usual: Any
    kind: type
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()


SETTINGS: Final = {
    "data": Setting(None, Path),
    "host": Setting("", str),
    "port": Setting(8000, int, 0, 65_535),
    "socket": Setting(None, Path),
    "lan": Setting(False, bool),
    "name": Setting((), list),
    "base_path": Setting("", str),
    "tls": Setting(False, bool),
    "certificate": Setting(None, Path),
    "key": Setting(None, Path),
    "keep_days": Setting(30, int, 1, 36_500),
    "workers": Setting(1, int, 1, 64),
    "max_tables": Setting(limits.TABLES, int, 1, 10_000_000),
    "max_megabytes": Setting(limits.HOUSE_BYTES // 1_000_000, int, 1, 10_000_000),
    "max_live": Setting(limits.LIVE_TABLES, int, 1, 100_000),
    "max_sockets": Setting(limits.SOCKETS_IN_ALL, int, 10, 100_000),
    "metrics_port": Setting(None, int, 0, 65_535),
    "metrics_host": Setting("127.0.0.1", str),
    "database": Setting(None, str),
    "node": Setting("n1", str),
    "node_address": Setting("", str),
    "hand_on": Setting("relay", str, words=("relay", "nginx")),
    "log_format": Setting("text", str, words=("text", "json")),
}


def settle(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None) -> dict[str, Any]:
    """Every setting. Whatever is not understood is refused by its name."""
    written = {} if file is None else _read(file)
    for name in written:
        if name not in SETTINGS:
            raise Unplayable("unknown_setting", name=name[:40], known=", ".join(SETTINGS))
    found = {}
    for name, setting in SETTINGS.items():
        if flags.get(name) is not None:
            found[name] = _fit(setting, flags[name], f"--{name.replace('_', '-')}")
        elif (typed := environ.get(variable := f"ALCANCIA_{name.upper()}")) is not None:
            found[name] = _fit(setting, _understand(setting, typed, variable), variable)
        elif name in written:
            found[name] = _fit(setting, written[name], name)
        else:
            found[name] = setting.usual
    return found


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except ValueError:
        raise Unplayable("bad_configuration", path=str(file)) from None


def _understand(setting: Setting, typed: str, name: str) -> Any:
    """What stands in the environment is text."""
    if setting.kind is bool and typed.lower() in (*YES, *NO):
        return typed.lower() in YES
    if setting.kind is list:
        return [part.strip() for part in typed.split(",") if part.strip()]
    if setting.kind is int and typed.isascii() and typed.isdigit() and len(typed) < 10:
        return int(typed)
    if setting.kind in (str, Path):
        return typed
    raise Unplayable("bad_setting", name=name)


def _fit(setting: Setting, value: Any, name: str) -> Any:
    if setting.kind is Path and isinstance(value, str | Path) and str(value):
        return Path(value)
    good = type(value) is setting.kind
    if good and setting.kind is int:
        good = setting.least <= value <= setting.most
    elif good and setting.kind is list:
        good = all(type(part) is str and part for part in value)
    elif good and setting.words:
        good = value in setting.words
    if not good:
        raise Unplayable("bad_setting", name=name)
    return value
