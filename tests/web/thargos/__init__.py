"""The page of Heroes of Thargos."""
