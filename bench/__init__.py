"""What we claim, measured. Every figure stands beside the speed of the machine in the same run."""
