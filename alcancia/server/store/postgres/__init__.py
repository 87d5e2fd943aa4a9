"""The store on PostgreSQL, for several nodes."""
