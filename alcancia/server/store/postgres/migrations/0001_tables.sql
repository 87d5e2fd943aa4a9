-- As in SQLite: the log is append-only and holds seat numbers; everything that names or recognises a person is in lobbies and codes.
-- There is no foreign key on the log: rows get there only together with an update of their table, which is also the fence.
CREATE TABLE nodes (
    id text PRIMARY KEY,
    incarnation bigint NOT NULL UNIQUE,
    address text NOT NULL,
    until timestamptz NOT NULL
);

CREATE TABLE tables (
    id text PRIMARY KEY,
    epoch bigint NOT NULL,
    owner bigint,
    room text,
    created bigint NOT NULL,
    touched bigint NOT NULL,
    entries integer NOT NULL DEFAULT 0,
    head text NOT NULL DEFAULT '',
    bytes bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

CREATE TABLE log (
    table_id text NOT NULL,
    seq integer NOT NULL CHECK (seq > 0),
    at bigint NOT NULL,
    move_id text,
    sent text,
    body text NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX log_by_move ON log (table_id, move_id) WHERE move_id IS NOT NULL;

CREATE TABLE lobbies (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    body bytea NOT NULL
);

CREATE TABLE codes (
    hash bytea PRIMARY KEY,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person integer
);

CREATE INDEX codes_by_table ON codes (table_id);

CREATE TABLE house (
    name text PRIMARY KEY,
    value bytea NOT NULL
);

-- What was deleted stays deleted: hashes of ids.
CREATE TABLE erased (hash text PRIMARY KEY);

-- Does whoever has this number live: is its lease not over by this clock, and its session not gone?
CREATE FUNCTION lives(number bigint) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    SELECT EXISTS (SELECT FROM nodes WHERE incarnation = number AND until > clock_timestamp())
    AND EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND classid::bigint = number >> 32 AND objid::bigint = number & 4294967295
    )
$$;
