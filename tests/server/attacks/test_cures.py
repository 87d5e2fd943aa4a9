"""What is written down about cures holds: each stands in the code, and its test fails without it."""

from pathlib import Path

import pytest

from tests.server.attacks.cures import CURES, ROOT, SERVER, Cure, noticed


@pytest.mark.parametrize("cure", CURES, ids=[cure.what for cure in CURES])
def test_every_cure_is_there(cure: Cure) -> None:
    assert (ROOT / SERVER / cure.file).read_text("utf-8").count(cure.cure) == 1, "write it down again"
    file, _, name = cure.test.partition("::")
    assert f"def {name}(" in (Path(__file__).parents[1] / file).read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("cure", CURES, ids=[cure.what for cure in CURES])
def test_without_it_its_test_fails(cure: Cure) -> None:
    assert noticed(cure)
