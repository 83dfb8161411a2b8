"""Judgement for Heroes of Thargos."""
