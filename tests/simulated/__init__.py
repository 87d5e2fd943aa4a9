"""A whole house in one process: clock, network, database, nodes and their deaths, all drawn from one seed."""
