"""Whole games as text, kept to be compared."""
