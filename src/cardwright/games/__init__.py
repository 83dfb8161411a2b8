"""The games, each in its own room and none aware of another."""
