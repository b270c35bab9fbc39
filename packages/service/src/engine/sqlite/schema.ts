import { PARTITION_LENGTH } from '../layout/partitions.ts'

/** The version of the index's layout. Indexes of another version are refused. */
export const SCHEMA_VERSION = 6

/**
 * The tables of an index.
 * - `doc`: the ranking data of a match, one row for each record but addresses. Ids go by prominence, the best known first.
 * - `body`: the record itself, under the same id; a street's lines are in `street_line`.
 * - `words`: the words of the docs, each in its partitions (`partitions.ts`), without the documents themselves.
 * - `locality`, `country`: the locations of docs and addresses, with the words by which a person may name them; `areas` are the references of the
 *   areas with a mapped border around them, each of which is also one of the words (`areaToken.ts`).
 * - `address`: one row for each house number, on a `street` (a name in a city); in the order of street and number.
 * - `border`: the mapped borders, by which a point has its country and its town (its reference), in the order of `rank` and `size`.
 * - `*_box`: the bounding boxes. `term_box` has a third dimension, the category or brand, so that one tree serves them all.
 * - `vocabulary`: every word of the names with the number of docs that have it, for typos and for planning a query.
 */
export const schema: string = `
  create table meta (key text primary key, value text not null) without rowid;
  create table doc (
    id integer primary key,
    kind integer not null,
    latitude real not null,
    longitude real not null,
    prominence real not null,
    names text not null,
    context text not null,
    locality integer not null,
    street integer,
    spots blob
  );
  create table body (id integer primary key, ref text not null, json text not null);
  create table locality (
    id integer primary key,
    city text,
    state text,
    postal text,
    country text not null,
    areas text not null default '',
    words text not null default ''
  );
  create table country (code text primary key, words text not null) without rowid;
  create table street (id integer primary key, name text not null, city text not null);
  create table address (
    id integer primary key,
    street integer not null,
    number integer,
    label text not null,
    house_number text not null,
    latitude real not null,
    longitude real not null,
    locality integer not null,
    ref text not null,
    street_name text
  );
  create table street_line (id integer primary key, doc integer not null, points blob not null);
  create table border (
    id integer primary key, country text not null, town text, rank integer not null, size real not null, rings blob not null
  );
  create table term (id integer primary key, kind text not null, code text not null);
  create table crowded_cell (level integer not null, cell integer not null);
  create table vocabulary (terms text not null, counts blob not null);
  create virtual table words using fts5(
    tokens, content='', detail=none, columnsize=0, prefix='${PARTITION_LENGTH + 1} ${PARTITION_LENGTH + 2} ${PARTITION_LENGTH + 3}',
    tokenize="ascii tokenchars '/-'"
  );
  create virtual table address_box using rtree(id, west, east, south, north);
  create virtual table border_box using rtree(id, west, east, south, north);
  create virtual table street_box using rtree(id, west, east, south, north, +line, +start, +stop);
  create virtual table doc_box using rtree(
    id, kind, kind_end, west, east, south, north, +longitude, +latitude, +people
  );
  create virtual table term_box using rtree(
    id, term, term_end, west, east, south, north, +longitude, +latitude, +doc
  );
`

/** The indexes of the tables, which are created after all rows were inserted. */
export const indexes = `
  drop index locality_key;
  create index body_ref on body (ref);
  create index address_ref on address (ref);
  create index address_number on address (street, number);
`
