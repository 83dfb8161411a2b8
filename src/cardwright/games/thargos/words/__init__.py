"""The words in which the cards of Heroes of Thargos are written."""
