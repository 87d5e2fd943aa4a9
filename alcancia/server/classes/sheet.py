"""The data sheet for a school: what this server keeps, where and how long, and which test watches each claim."""

from typing import TYPE_CHECKING, Any, Final

from alcancia.server.host_policy import COOKIE_DAYS

if TYPE_CHECKING:
    from alcancia.server.hub import TableHub

CLAIMS: Final = {
    "no_names": "tests/server/test_class_people.py::test_names_of_their_own_where_the_trainer_allows_them",
    "no_outside_requests": "tests/server/test_gate.py::test_strict_headers_everywhere",
    "no_address_kept": "tests/server/test_real.py",
    "hashes_only": "tests/server/test_class_wall.py::test_what_each_audience_never_gets",
    "wall_is_public": "tests/server/test_class_wall.py::test_nothing_private_leaves_by_the_wall",
    "own_device_only": "tests/server/test_class_people.py::test_a_latecomer_does_not_see_the_seats_of_a_shared_device",
    "deleted_without_trace": "tests/server/test_class_faults.py::test_deleted_without_a_trace",
    "erased_after_days": "tests/server/test_class_faults.py::test_erased_after_the_days_that_are_set",
    "tickets_counted": "tests/server/test_class_ticket.py::test_of_the_answers_only_counts_are_kept",
    "rehearsal_leaves_nothing": "tests/server/test_class_rehearsal.py::test_it_leaves_nothing_behind",
    "figures_without_names": "tests/server/test_class_figures.py::test_wide_long_and_dictionary_tell_the_same",
    "codes_never_packed": "tests/server/test_class_bytes.py::test_what_holds_codes_is_never_packed",
}
"""Each claim of the sheet (message `sheet-claim-<id>`) and the test that would fail if it were not true."""
PURPOSES: Final = ("play", "lead", "debrief")
KEPT: Final = ("moves", "lesson", "tickets", "devices", "codes", "animals", "own_names", "own_words")
"""What is stored, each the message `sheet-kept-<id>`."""
SEES: Final = ("learner", "projector", "trainer", "over", "operator")
"""Who sees what, each the message `sheet-sees-<id>`."""


def sheet(hub: "TableHub", address: str, version: str) -> dict[str, Any]:
    """Filled in by the server that runs."""
    return {
        "version": version,
        "address": address,
        "place": "this_machine",
        "keep_days": hub.keep_days,
        "outside_requests": 0,
        "cookies": [{"name": "alcancia", "days": COOKIE_DAYS}],
        "purposes": PURPOSES,
        "kept": KEPT,
        "sees": SEES,
        "claims": [{"claim": claim, "test": test} for claim, test in CLAIMS.items()],
    }
