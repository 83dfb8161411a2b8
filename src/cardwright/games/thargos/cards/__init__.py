"""The cards of Heroes of Thargos."""
