"""Tokens and codes: who somebody is, without knowing who somebody is."""

from hashlib import blake2b
from hmac import compare_digest
from typing import Final, Protocol

SIGNS: Final = "23456789BCDFGHJKMPQRTWXYZA"
"""No 0 and O, no 1, I and L, no E, S and U, and of those that sound alike only one (B, not V; M, not N): easy to read aloud."""
ID_SIGNS: Final = "23456789abcdefghjkmnpqrstvwxyz"

TABLE_LENGTH: Final = 16
CLASS_LENGTH: Final = 14
JOIN_LENGTH: Final = 9
RETURN_LENGTH: Final = 10
TOKEN_LENGTH: Final = 43
DEVICE_LENGTH: Final = 22
"""132 bits, as URL-safe base64."""
STAMP_LENGTH: Final = 11


class Random(Protocol):
    """A source of unpredictable bits; a seeded one in tests."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""

    def token(self) -> str:
        """A fresh token of 256 bits."""


def word(random: Random, signs: str, length: int) -> str:
    """A word of random signs."""
    return "".join(signs[random.below(len(signs))] for _ in range(length))


def spoken(random: Random, length: int) -> str:
    """A word for people: no sign stands twice in a row, since "double" is said in too many ways."""
    code = ""
    while len(code) < length:
        sign = SIGNS[random.below(len(SIGNS))]
        code += sign if not code.endswith(sign) else ""
    return code


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
    """A code to read aloud, in groups of three."""
    code = spoken(random, JOIN_LENGTH)
    return "-".join(code[at : at + 3] for at in range(0, JOIN_LENGTH, 3))


def return_code(random: Random) -> str:
    """A code to write down."""
    code = spoken(random, RETURN_LENGTH)
    return f"{code[:5]}-{code[5:]}"


def plain_code(text: str) -> str:
    """A code as people type it: case, spaces and dashes do not matter."""
    return "".join(sign for sign in text.upper() if sign in SIGNS)


def code_hash(code: str) -> bytes:
    """What the store keeps of a code."""
    return blake2b(plain_code(code).encode(), digest_size=16, person=b"alcancia code").digest()


def token_hash(token: str, key: str) -> str:
    """What a table keeps of a token's device. The key differs from table to table, so that nobody can be followed from one to the next."""
    return blake2b(token[:DEVICE_LENGTH].encode(), key=key.encode(), digest_size=16).hexdigest()


def mint(random: Random, key: bytes, stamp: int, device: str | None = None) -> str:
    """A token: a device's secret (128 bits; a new one, or that of an older token), when it was made, and our seal over both."""
    body = f"{device or random.token()[:DEVICE_LENGTH]}{stamp:0{STAMP_LENGTH}x}"
    return body + _seal(body, key)


def is_ours(token: str, key: bytes) -> bool:
    """Did this house make this token? Nobody brings along a token of their own invention, or one that others planted unseen."""
    body, seal = token[: DEVICE_LENGTH + STAMP_LENGTH], token[DEVICE_LENGTH + STAMP_LENGTH :]
    return is_token(token) and compare_digest(seal, _seal(body, key))


def stamp_of(token: str) -> int:
    """When it was made, in milliseconds."""
    try:
        return int(token[DEVICE_LENGTH : DEVICE_LENGTH + STAMP_LENGTH], 16)
    except ValueError:
        return 0


def device_of(token: str) -> str:
    """The part of a token that stays when it is renewed."""
    return token[:DEVICE_LENGTH]


def _seal(body: str, key: bytes) -> str:
    return blake2b(body.encode(), key=key, digest_size=8).hexdigest()[: TOKEN_LENGTH - DEVICE_LENGTH - STAMP_LENGTH]


def is_token(text: str) -> bool:
    """Has this the form of a token?"""
    return len(text) == TOKEN_LENGTH and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
