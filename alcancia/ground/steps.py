"""Steps: what stands on the agenda, and how rules keep the types of their parameters.

Calling a rule with all of its parameters builds a step; with its first ones only, a receiver that still waits for the answer to a
question. Both are the same plain tuple at run time; the types tell them apart, so that a step with too few, too many or other
arguments is an error before anything runs.
"""

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, Protocol, TypeAlias, TypeVar, overload

Step: TypeAlias = tuple[str, tuple[Any, ...], tuple[Any, ...]]
"""(rule or question, its arguments, sealed answers so far)."""

MoveValue: TypeAlias = tuple[Any, ...]
"""(name of the move, its arguments …)."""

P = ParamSpec("P")
A = TypeVar("A", contravariant=True)
B = TypeVar("B", contravariant=True)
C = TypeVar("C", contravariant=True)
D = TypeVar("D", contravariant=True)
E = TypeVar("E", contravariant=True)
A_ = TypeVar("A_")
B_ = TypeVar("B_")
C_ = TypeVar("C_")
D_ = TypeVar("D_")
E_ = TypeVar("E_")


class Receiver(Generic[P]):
    """A step that still waits for these arguments. For type checkers only: nothing is ever made of it."""


class Rule0(Protocol):
    """A rule that needs nothing."""

    def __call__(self) -> Step: ...


class Rule1(Protocol[A]):
    """A rule with one parameter."""

    @overload
    def __call__(self, a: A, /) -> Step: ...
    @overload
    def __call__(self) -> Receiver[[A]]: ...


class Rule2(Protocol[A, B]):
    """A rule with two parameters."""

    @overload
    def __call__(self, a: A, b: B, /) -> Step: ...
    @overload
    def __call__(self, a: A, /) -> Receiver[[B]]: ...
    @overload
    def __call__(self) -> Receiver[[A, B]]: ...


class Rule3(Protocol[A, B, C]):
    """A rule with three parameters."""

    @overload
    def __call__(self, a: A, b: B, c: C, /) -> Step: ...
    @overload
    def __call__(self, a: A, b: B, /) -> Receiver[[C]]: ...
    @overload
    def __call__(self, a: A, /) -> Receiver[[B, C]]: ...


class Rule4(Protocol[A, B, C, D]):
    """A rule with four parameters."""

    @overload
    def __call__(self, a: A, b: B, c: C, d: D, /) -> Step: ...
    @overload
    def __call__(self, a: A, b: B, c: C, /) -> Receiver[[D]]: ...
    @overload
    def __call__(self, a: A, b: B, /) -> Receiver[[C, D]]: ...
    @overload
    def __call__(self, a: A, /) -> Receiver[[B, C, D]]: ...


class Rule5(Protocol[A, B, C, D, E]):
    """A rule with five parameters."""

    @overload
    def __call__(self, a: A, b: B, c: C, d: D, e: E, /) -> Step: ...
    @overload
    def __call__(self, a: A, b: B, c: C, d: D, /) -> Receiver[[E]]: ...


class Register(Protocol):
    """A decorator that registers a rule or a question and keeps the types of its parameters."""

    @overload
    def __call__(self, fn: Callable[[Any], Any], /) -> Rule0: ...
    @overload
    def __call__(self, fn: Callable[[Any, A_], Any], /) -> Rule1[A_]: ...
    @overload
    def __call__(self, fn: Callable[[Any, A_, B_], Any], /) -> Rule2[A_, B_]: ...
    @overload
    def __call__(self, fn: Callable[[Any, A_, B_, C_], Any], /) -> Rule3[A_, B_, C_]: ...
    @overload
    def __call__(self, fn: Callable[[Any, A_, B_, C_, D_], Any], /) -> Rule4[A_, B_, C_, D_]: ...
    @overload
    def __call__(self, fn: Callable[[Any, A_, B_, C_, D_, E_], Any], /) -> Rule5[A_, B_, C_, D_, E_]: ...
