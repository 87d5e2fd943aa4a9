"""The server: tables, seats and spectators over HTTP and WebSocket, every move committed before it is acknowledged."""
