"""Which of the processes behind one address a table lives in, and how a connection gets there.

Nothing depends on it but speed: any process serves any table. Where a table's people meet in one process, its log is
followed once.
"""

import hashlib
import os
import socket
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Final

# With the connection goes what it has said so far: as much as is read at once.
LONGEST: Final = 1 << 18


class Home:
    """This process's place among the others: in a folder each has a lock that it holds and a box where it hears."""

    def __init__(self, folder: str | None, places: int) -> None:
        self.folder: Final = Path(folder) if folder is not None else None
        self.places: Final = places
        self.place: int | None = None
        self.lock: int | None = None
        self.box: socket.socket | None = None

    def move_in(self) -> None:
        """Take the first place that is free; one whose process died is. Who is alone needs none."""
        if self.folder is None:
            return
        import fcntl

        for place in range(self.places):
            lock = os.open(self._box(place).with_suffix(".lock"), os.O_CREAT | os.O_RDWR, 0o600)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(lock)
                continue
            self.place, self.lock, self.box = place, lock, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self.box.setblocking(False)
            self._box(place).unlink(missing_ok=True)
            self.box.bind(str(self._box(place)))
            return

    def move_out(self) -> None:
        """From now on others are asked."""
        if self.box is not None and self.lock is not None:
            self.box.close()
            os.close(self.lock)
        self.place = self.lock = self.box = None

    def _box(self, place: int) -> Path:
        assert self.folder is not None
        return self.folder / str(place)

    def order(self, table: str) -> list[int]:
        """Where a table lives: the first of these places where somebody is."""
        if self.folder is None:
            return []
        return sorted(range(self.places), key=lambda it: hashlib.sha256(f"{table}/{it}".encode()).digest())

    def mine(self, table: str) -> bool:
        """Whether a table lives here."""
        for place in self.order(table):
            if place == self.place:
                return True
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as voice:
                if voice.connect_ex(str(self._box(place))) == 0:
                    return False
        return True

    def hand_on(self, table: str, connection: int, said: bytes) -> bool:
        """Give a connection to the process where its table lives; false if that is here. BlockingIOError: not yet."""
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        for place in self.order(table):
            if place == self.place:
                return False
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as voice:
                voice.setblocking(False)
                try:
                    voice.sendmsg([said], rights, 0, str(self._box(place)))
                    return True
                except BlockingIOError:
                    raise
                except OSError:
                    continue  # nobody is there
        return False

    def received(self) -> Iterator[tuple[socket.socket, bytes]]:
        """The connections that were handed on to here, and what each has said so far."""
        while self.box is not None:
            try:
                said, descriptors, _, _ = socket.recv_fds(self.box, LONGEST, 1)
            except BlockingIOError:
                return
            for it in descriptors:
                yield socket.socket(fileno=it), said
