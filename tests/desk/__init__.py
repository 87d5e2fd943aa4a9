"""The trainer's desk: what can be chosen, changed, foretold and prepared, in every game."""
