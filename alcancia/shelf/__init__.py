"""What a house keeps: its tables, and content of its own beside what comes with the games."""
