"""The class: many tables, one code, one trainer. Everything above the table stands here."""
