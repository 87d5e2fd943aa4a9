"""Multiverse Money, chapter by chapter: the worked examples of the rules as cases."""
