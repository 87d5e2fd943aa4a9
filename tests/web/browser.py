"""The browser the tests drive. `python -m tests.web.browser` makes sure that there is one, and says what it did."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")


def installed() -> str | None:
    """A Chromium of this machine: the one named by ALCANCIA_BROWSER, or the first found; the shell without windows needs a quarter less."""
    named = os.environ.get("ALCANCIA_BROWSER")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def downloaded() -> str | None:
    """Playwright's own browser, if it was downloaded before."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def launch(playwright: Playwright) -> Browser:
    """Start the browser, without its sandbox where it refuses to have one (as root)."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"] if root else [])


def from_distribution() -> bool:
    """Install the distribution's Chromium, where we may: the shell, or where there is none the whole."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    quiet = {"env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    print("browser: none here; installing the distribution's chromium (once, about a minute)", flush=True)
    install = ["apt-get", "install", "-q", "-y", "--no-install-recommends"]
    for step in (["apt-get", "update", "-q"], [*install, "chromium-headless-shell"], [*install, "chromium"]):
        subprocess.run(step, check=False, **quiet)  # type: ignore[call-overload]
        if installed():
            return True
    return False


def from_playwright() -> bool:
    """Let Playwright download its own."""
    print("browser: downloading Playwright's own chromium (once, about 150 MB)", flush=True)
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0 and bool(downloaded())


def main() -> int:
    """Find a browser or get one."""
    if found := installed() or downloaded():
        print(f"browser: {found}")
        return 0
    if from_distribution() or from_playwright():
        print(f"browser: {installed() or downloaded()}")
        return 0
    print("browser: there is none, and none could be installed. Install Chromium, or name one with ALCANCIA_BROWSER.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
