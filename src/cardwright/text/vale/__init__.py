"""The Vale of Eternity in words."""
