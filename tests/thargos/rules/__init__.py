"""The numbered rules of Heroes of Thargos, each shown by at least one test."""
