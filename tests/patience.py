"""How long a test waits for what surely comes: so long that it comes on however busy a machine."""

from typing import Final

PATIENCE: Final = 300.0
