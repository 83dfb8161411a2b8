"""The lab of The Vale of Eternity: how fair its cards are, and what counts how much in it."""
