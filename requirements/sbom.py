"""What Alcancía is made of, as a CycloneDX file that travels in the wheel; and whether anything in it has a known hole.

`python requirements/sbom.py`: write requirements/sbom.cdx.json from the lock files (`make lock` does).
`python requirements/sbom.py scan [address]`: ask the OSV database about every component (`make scan` does). Ends with 1 if it
knows of a hole, with 2 if it cannot be reached. Only names and versions are sent.
"""

import json
import re
import sys
import tomllib
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FILE = HERE / "sbom.cdx.json"
OSV = "https://api.osv.dev/v1/querybatch"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


def components() -> list[dict[str, Any]]:
    """Every package that playing needs, and every one the page is built of or with."""
    pinned = PIN.findall((HERE / "base.txt").read_text("utf-8"))
    found = [_component("pypi", name.lower(), version, "required") for name, version in pinned]
    lock = json.loads((HERE.parent / "web" / "package-lock.json").read_bytes())["packages"]
    for path, package in lock.items():
        if path and "version" in package:
            name = path.rpartition("node_modules/")[2]
            found.append(_component("npm", name, package["version"], "excluded" if package.get("dev") else "required"))
    unique = {component["bom-ref"]: component for component in found}
    return [unique[name] for name in sorted(unique)]


def _component(kind: str, name: str, version: str, scope: str) -> dict[str, Any]:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "scope": scope}


def bom() -> str:
    """The whole file; the same lock files make the same file."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    about = {"type": "application", "bom-ref": "alcancia", "name": project["name"], "version": project["version"]}
    about |= {"licenses": [{"license": {"id": project["license"]}}]}
    whole = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": {"component": about}, "components": components()}
    return json.dumps(whole, indent=1) + "\n"


def scan(address: str = OSV) -> int:
    """Name what has a known hole."""
    asked = components()
    body = json.dumps({"queries": [{"package": {"purl": component["purl"]}} for component in asked]}).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, body, {"Content-Type": "application/json"}), timeout=60) as answer:
            found = json.load(answer)["results"]
    except (OSError, ValueError, KeyError) as error:
        print(f"The database of known holes could not be asked: {error}", file=sys.stderr)
        return 2
    holes = [(component, hole["id"]) for component, told in zip(asked, found, strict=True) for hole in told.get("vulns", ())]
    for component, hole in holes:
        print(f"{component['name']} {component['version']}: {hole}")
    print(f"{len(asked)} components, {len(holes)} known holes.")
    return 1 if holes else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["scan"]:
        sys.exit(scan(*sys.argv[2:]))
    FILE.write_text(bom(), "utf-8")
