"""Play, watch and replay in a terminal."""
