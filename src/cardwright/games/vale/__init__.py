"""The Vale of Eternity."""
