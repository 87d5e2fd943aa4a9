"""The files for whoever runs a server fit the program."""

import re
import tomllib
from pathlib import Path

import pytest
import typer.main

from alcancia import cli
from alcancia.kernel import Unplayable
from alcancia.server.commands import PORT
from alcancia.server.configuration import SETTINGS, settle
from alcancia.server.gate import ROUTES
from alcancia.server.store.postgres.lease import SECONDS

DEPLOY = Path(__file__).parents[2] / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "nginx-path.conf", "Caddyfile-path"])
def test_a_proxy_leads_to_the_usual_port(name: str) -> None:
    assert re.findall(r"127\.0\.0\.1:(\d+)", text(name)) == [str(PORT)]
    assert "--name" in text(name) and "--tls" in text(name)
    assert name.removesuffix(".conf").endswith("-path") == ("--base-path /alcancia" in text(name))


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-path.conf"])
def test_nginx_hands_on_what_sockets_and_names_need(name: str) -> None:
    given = dict(re.findall(r"proxy_set_header (\w+) (.+);", text(name)))
    assert given == {"Host": "$host", "Upgrade": "$http_upgrade", "Connection": '"upgrade"'}
    assert "proxy_http_version 1.1;" in text(name)


def test_the_sample_configuration_is_understood() -> None:
    found = settle({}, {}, DEPLOY / "alcancia.toml")
    assert found["port"] == PORT and found["tls"] and found["name"] == tomllib.loads(text("alcancia.toml"))["name"]


def test_unit_and_image_start_what_there_is() -> None:
    both = text("alcancia.service") + text("Containerfile")
    for name in re.findall(r"ALCANCIA_(\w+)=", both):
        assert name.lower() in SETTINGS
    assert "serve --config" in text("alcancia.service") and '"alcancia", "serve"' in text("Containerfile")
    assert f"EXPOSE {PORT}" in text("Containerfile") and "StateDirectory=alcancia" in text("alcancia.service")


def test_flags_environment_and_file_know_the_same() -> None:
    command = typer.main.get_command(cli.app).commands["serve"]  # type: ignore[attr-defined]
    assert {param.name for param in command.params} - {"config", "browse", "help"} == set(SETTINGS)


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.write_text('port = 1\nworkers = 2\nkeep_days = 3\nname = ["a"]\nlan = true')
    found = settle({"port": 10}, {"ALCANCIA_PORT": "20", "ALCANCIA_WORKERS": "21", "ALCANCIA_NAME": "b, c", "ALCANCIA_LAN": "no"}, file)
    assert [found[name] for name in ("port", "workers", "keep_days", "name", "lan")] == [10, 21, 3, ["b", "c"], False]


@pytest.mark.parametrize(
    ("environ", "file", "reason"),
    [
        ({"ALCANCIA_PORT": "99999"}, "", "bad_setting"),
        ({"ALCANCIA_PORT": "http"}, "", "bad_setting"),
        ({"ALCANCIA_TLS": "perhaps"}, "", "bad_setting"),
        ({"ALCANCIA_LOG_FORMAT": "xml"}, "", "bad_setting"),
        ({}, 'port = "8000"', "bad_setting"),
        ({}, "port = true", "bad_setting"),
        ({}, "prot = 8000", "unknown_setting"),
        ({}, "port 8000", "bad_configuration"),
    ],
)
def test_what_is_not_understood_is_refused(environ: dict[str, str], file: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "c.toml").write_text(file)
    with pytest.raises(Unplayable) as trouble:
        settle({}, environ, tmp_path / "c.toml")
    assert trouble.value.reason == reason


# ── docs/operating.md ────────────────────────────────────────────────────────

OPERATING = DEPLOY.parent / "docs" / "operating.md"
NONE = {"none", "", "where it listens", "the person's data folder", "the top"}
"""How it says that nothing is usual, or what happens then."""


def told_flags() -> dict[str, str]:
    """By flag what operating.md calls usual."""
    found: dict[str, str] = {}
    for flags, usual in re.findall(r"^\| (`--[^|]+) \| ([^|]*?) ?\|", OPERATING.read_text("utf-8"), re.MULTILINE):
        names = re.findall(r"`--([\w-]+)`", flags)
        values = usual.split(", ") if len(names) > 1 and usual not in NONE else [usual] * len(names)
        found |= dict(zip(names, values, strict=True))
    return found


def test_operating_names_every_flag_and_what_is_usual() -> None:
    told, plain = told_flags(), OPERATING.read_text("utf-8")
    assert set(told) | {"lan"} == {name.replace("_", "-") for name in SETTINGS} and "`--lan`" in plain
    for flag, usual in told.items():
        wanted = SETTINGS[flag.replace("-", "_")].usual
        if flag == "host":
            assert usual == "127.0.0.1", "where `serve` listens without being told"
        elif usual.partition(":")[0] in NONE or usual == "no":
            assert not wanted, flag
        else:
            assert usual == str(wanted), flag


def test_operating_names_what_there_is() -> None:
    """Commands, files, addresses, refusals, lines of the log and benches that it names exist, and its figures are those of the program."""
    plain, house = OPERATING.read_text("utf-8"), DEPLOY.parent
    commands = set(typer.main.get_command(cli.app).commands)  # type: ignore[attr-defined]
    assert set(re.findall(r"`alcancia (\w+)", plain)) <= commands
    assert set(re.findall(r"`(backup|check|restore|delete|doctor|serve)`", plain)) <= commands
    for file in re.findall(r"`((?:deploy|bench|alcancia)/[\w./-]+)`", plain):
        assert (house / file).exists(), file
    for module in re.findall(r"`python -m ([\w.]+)`", plain):
        assert (house / f"{module.replace('.', '/')}.py").exists(), module
    assert set(re.findall(r"`GET (/\w+)`", plain)) <= {route.path for route in ROUTES}
    program = "".join(path.read_text("utf-8") for path in (house / "alcancia" / "server").glob("*.py"))
    for word in ("bad_host", "no_upgrade", "house_full", "too_many"):
        assert f"`{word}`" in plain and f'"{word}"' in program
    assert SECONDS == 4 and "one that hangs after four seconds" in plain
    project = tomllib.loads((house / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"alcancia-{project['version']}-py3-none-any.whl" in plain
    assert f"Python {project['requires-python'].removeprefix('>=')} or newer" in plain and "postgres" in project["optional-dependencies"]
