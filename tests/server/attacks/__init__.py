"""Attacks on a real server, over real sockets, from another process. Each of these tests fails without the cure it names."""
