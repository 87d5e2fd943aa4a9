-- How long each log is and what its last entry's hash is, so that a lost tail shows; and the house's own secrets and notes.
ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN head TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET
    entries = (SELECT count(*) FROM log WHERE table_id = tables.id),
    head = coalesce((SELECT hash FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), ''),
    bytes = coalesce((SELECT sum(length(body)) FROM log WHERE table_id = tables.id), 0),
    touched = max(touched, coalesce((SELECT max(at) FROM log WHERE table_id = tables.id), 0));

CREATE TRIGGER seal AFTER INSERT ON log BEGIN
    UPDATE tables SET entries = NEW.seq, head = NEW.hash, bytes = bytes + length(NEW.body), touched = max(touched, NEW.at)
    WHERE id = NEW.table_id;
END;

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
