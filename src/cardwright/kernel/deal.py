"""A deal that players can check: the host's secret, fixed before anybody sits down, and bits that everybody adds.

Everything hashed is a few lines of plain text in hexadecimal digits, so that anybody can hash it again by any means.
"""

from hashlib import sha256
from typing import Final

# 256 bits that nobody can guess, 128 that make equal secrets look different, and 128 from each player.
SECRET_DIGITS: Final = 64
SALT_DIGITS: Final = 32
BITS_DIGITS: Final = 32
HASH_DIGITS: Final = 64


def commitment(secret: str, salt: str) -> str:
    """What everybody sees before the deal: it fixes the secret and does not tell it."""
    return _hash(["cardwright commitment", secret, salt])


def seal(bits: str) -> str:
    """What everybody sees of a player's bits until all have sealed some: so nobody can choose theirs by the others'."""
    return _hash(["cardwright seal", bits])


def deal_key(secret: str, bits: list[str]) -> str:
    """The key of the deal: from the secret and everybody's bits, in the order of the seats; a bot adds none."""
    return _hash(["cardwright deal", secret, *[f"{seat + 1} {added}" for seat, added in enumerate(bits) if added]])


def _hash(lines: list[str]) -> str:
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class Deal:
    """How a game was dealt. Seats that sealed or added nothing have an empty text there."""

    def __init__(self, committed: str, secret: str, salt: str, seals: list[str], bits: list[str]) -> None:
        self.committed: Final = committed
        self.secret: Final = secret
        self.salt: Final = salt
        self.seals: Final = seals
        self.bits: Final = bits

    def key(self) -> str:
        return deal_key(self.secret, self.bits)

    def holds(self) -> bool:
        """Whether the secret and the salt are those that the commitment fixed."""
        return commitment(self.secret, self.salt) == self.committed

    def broken_seals(self) -> list[int]:
        """The seats whose bits are not those that they had sealed."""
        return [seat for seat, added in enumerate(self.bits) if added and seal(added) != self.seals[seat]]

    def unopened(self) -> list[int]:
        """The seats that sealed bits and did not open them in time: the deal was made without them."""
        return [seat for seat, sealed in enumerate(self.seals) if sealed and not self.bits[seat]]


def is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and all(c in "0123456789abcdef" for c in text)
