"""The numbered rules of RULES.md, each shown by at least one test."""
