"""How City Life is played by the program: a sensible person, and others with another character."""
