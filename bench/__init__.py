"""Promises about speed: each file measures one, against a reference measured in the same run."""
