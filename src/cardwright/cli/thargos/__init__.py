"""Heroes of Thargos in a terminal."""
