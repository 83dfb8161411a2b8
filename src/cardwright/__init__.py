"""Cardwright: the table for The Vale of Eternity and Heroes of Thargos."""

__all__ = ["__version__"]

__version__ = "0.1.0"
