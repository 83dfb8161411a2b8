"""Heroes of Thargos in words."""
