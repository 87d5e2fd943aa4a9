"""Records beyond replaying them: their figures for other programs."""
