"""The cards, as sentences of the vocabulary."""
