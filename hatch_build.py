"""A package always has its page: it is built if Node is there, and without it the build fails loudly."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MISSING = (
    "the page is not built (alcancia/web_dist/index.html is missing), and a package without it shows nothing. "
    "Build it first with `make web`, or have npm (Node 20 or newer) on the path."
)


class PageHook(BuildHookInterface[Any]):
    """Looks for the built page before anything is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing and can be built. An editable install is a checkout and builds its own."""
        root = Path(self.root)
        if version == "editable" or (root / "alcancia" / "web_dist" / "index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None or not (root / "web" / "package.json").exists():
            raise RuntimeError(MISSING)
        for chore in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if subprocess.run([npm, "--prefix", str(root / "web"), *chore], check=False).returncode:
                raise RuntimeError(MISSING)
