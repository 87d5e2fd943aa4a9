"""What a handler of a class may come to."""

from typing import Any, NamedTuple, TypeAlias

from alcancia.kernel import Refused
from alcancia.server.classes.events import Entry, Helped
from alcancia.server.classes.register import Register
from alcancia.server.messages import FromClass
from alcancia.server.outcomes import Answer


class Order(NamedTuple):
    """A message for one table of the class."""

    table: str
    message: FromClass


class Happened(NamedTuple):
    """Entries for the log, perhaps another register: to be committed first, then carried out at the tables, then answered and told."""

    entries: tuple[Entry, ...] = ()
    register: Register | None = None
    answer: dict[str, Any] | None = None
    orders: tuple[Order, ...] = ()
    lay: bool = False
    """Are the tables of the lesson to be made and started?"""
    helped: Helped | None = None
    """What the tables are asked first, so that only what they took is written down; what they said is the answer."""


Outcome: TypeAlias = Happened | Refused | Answer | dict[str, Any] | bytes | None
