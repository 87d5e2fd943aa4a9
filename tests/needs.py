"""What a test needs of the machine: where it is not installed the test says so, but in CI that is no excuse."""

import os

import pytest


def needs(there: bool, otherwise: str) -> pytest.MarkDecorator:
    """Skipped without it, and why; never where the environment says CI."""
    return pytest.mark.skipif(not there and not os.environ.get("CI"), reason=otherwise)
