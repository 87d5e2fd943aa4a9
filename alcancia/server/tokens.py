"""Tokens and codes: who somebody is, without knowing who somebody is."""

from hashlib import blake2b
from typing import Final, Protocol

SIGNS: Final = "23456789BCDFGHJKMNPQRTVWXYZA"
"""No 0 and O, no 1, I and L, no E, S and U: easy to read aloud, and hardly any words."""
ID_SIGNS: Final = "23456789abcdefghjkmnpqrstvwxyz"

TABLE_LENGTH: Final = 16
CLASS_LENGTH: Final = 14
JOIN_LENGTH: Final = 7
RETURN_LENGTH: Final = 8
TOKEN_LENGTH: Final = 43
"""256 bits, as URL-safe base64."""


class Random(Protocol):
    """A source of unpredictable bits; a seeded one in tests."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""

    def token(self) -> str:
        """A fresh token of 256 bits."""


def word(random: Random, signs: str, length: int) -> str:
    """A word of random signs."""
    return "".join(signs[random.below(len(signs))] for _ in range(length))


def table_id(random: Random) -> str:
    """An id that nobody guesses (78 bits): whoever has it may look on."""
    return word(random, ID_SIGNS, TABLE_LENGTH)


def class_id(random: Random, rehearsal: bool = False) -> str:
    """An id that nobody guesses (63 bits), and that no table has; its last sign says whether it is a rehearsal."""
    return word(random, ID_SIGNS, CLASS_LENGTH - 1) + ("z" if rehearsal else ID_SIGNS[random.below(len(ID_SIGNS) - 1)])


def is_rehearsal(id: str) -> bool:
    """Is this the id of a class that is only rehearsed?"""
    return is_class(id) and id.endswith("z")


def is_class(id: str) -> bool:
    """Has this the form of a class's id?"""
    return len(id) == CLASS_LENGTH and set(id) <= set(ID_SIGNS)


def join_code(random: Random) -> str:
    """A code to read aloud."""
    return word(random, SIGNS, JOIN_LENGTH)


def return_code(random: Random) -> str:
    """A code to write down."""
    code = word(random, SIGNS, RETURN_LENGTH)
    return f"{code[:4]}-{code[4:]}"


def plain_code(text: str) -> str:
    """A code as people type it: case, spaces and dashes do not matter."""
    return "".join(sign for sign in text.upper() if sign in SIGNS)


def code_hash(code: str) -> bytes:
    """What the store keeps of a code."""
    return blake2b(plain_code(code).encode(), digest_size=16, person=b"alcancia code").digest()


def token_hash(token: str, key: str) -> str:
    """What a table keeps of a token. The key differs from table to table, so that nobody can be followed from one to the next."""
    return blake2b(token.encode(), key=key.encode(), digest_size=16).hexdigest()


def is_token(text: str) -> bool:
    """Has this the form of a token?"""
    return len(text) == TOKEN_LENGTH and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
