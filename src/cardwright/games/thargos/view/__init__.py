"""What a seat sees of a game of Heroes of Thargos, and what it can imagine of the rest."""
