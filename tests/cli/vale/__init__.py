"""Tests of The Vale of Eternity in a terminal."""
