/**
 * Rows are numbered from the most important to the least, so that the text index returns the best ones first and a search may
 * stop after a few dozen, however common the word. To keep the file small, `key` is the bare number for GeoNames' own entries,
 * `names` is null when there is only one, `city` is null when the entry is the city, coordinates are in hundred-thousandths of a
 * degree (about a metre) and importance in thousandths. `points` are pairs of a longitude and a latitude, as 32-bit numbers in the order of the machine.
 */
export const schema = `
  PRAGMA page_size = 4096;
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -64000;
  CREATE TABLE about (fingerprint TEXT NOT NULL, attribution TEXT NOT NULL);
  CREATE TABLE region (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE place (
    id INTEGER PRIMARY KEY,
    key NOT NULL,
    kind INTEGER NOT NULL,
    name TEXT NOT NULL,
    names TEXT,
    primary_names INTEGER NOT NULL,
    city TEXT,
    region INTEGER REFERENCES region,
    country TEXT NOT NULL,
    latitude INTEGER NOT NULL,
    longitude INTEGER NOT NULL,
    population INTEGER NOT NULL,
    importance INTEGER NOT NULL,
    zone INTEGER REFERENCES zone,
    context TEXT
  );
  CREATE VIRTUAL TABLE word USING fts5 (
    words, content = '', detail = none, columnsize = 0, prefix = '2 3 4', tokenize = "ascii tokenchars '@'"
  );
  CREATE VIRTUAL TABLE position USING rtree (id, south, north, west, east);
  CREATE TABLE border (id INTEGER PRIMARY KEY, points BLOB NOT NULL);
  CREATE VIRTUAL TABLE border_extent USING rtree (id, south, north, west, east);
  CREATE TABLE area (name TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (name, word)) WITHOUT ROWID;
  CREATE TABLE term (id INTEGER PRIMARY KEY, word TEXT NOT NULL);
  CREATE TABLE spelling (key INTEGER NOT NULL, term INTEGER NOT NULL, PRIMARY KEY (key, term)) WITHOUT ROWID;
`
