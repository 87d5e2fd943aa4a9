"""The page's types are those of the games."""

from tests.web.view_types import files


def test_the_page_knows_what_a_view_holds() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, f"{path.name} is not as the games say: python -m tests.web.view_types"
