"""Recorded deals: their format, replaying them, players that make them, and counting legal sequences."""
