"""What a test needs of the machine: where it is not installed the test says so, but where CI has installed it that is no excuse."""

import os

import pytest


def needs(there: bool, otherwise: str) -> pytest.MarkDecorator:
    """Skipped without it, and why; never where the environment says that everything is here."""
    return pytest.mark.skipif(not there and not os.environ.get("ALCANCIA_SKIPS_NOTHING"), reason=otherwise)
