"""What can happen at the table of Heroes of Thargos."""
