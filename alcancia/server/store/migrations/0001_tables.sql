-- The log is append-only and holds seat numbers; everything that names or recognises a person is in lobbies and codes.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    epoch INTEGER NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    at INTEGER NOT NULL,
    move_id TEXT,
    sent TEXT,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_by_move ON log (table_id, move_id) WHERE move_id IS NOT NULL;

CREATE TABLE lobbies (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE codes (
    hash BLOB PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    person INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_by_table ON codes (table_id);
