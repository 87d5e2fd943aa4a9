"""What several games share and none owns."""
