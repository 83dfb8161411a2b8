"""The numbered rules of The Vale of Eternity, each shown by at least one test."""
