"""City Life: one file per chapter, with the worked examples of the rules."""
