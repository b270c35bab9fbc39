/** A table of a generation: its columns in the order of a load, and the statements that run after all rows were loaded. */
export interface Table {
  name: string
  columns: string
  indexes: readonly string[]
}

/** The version of the tables: a generation of another version is not read. */
export const TABLES_VERSION = 3

/** The longitude shift that separates kinds and categories in one tree. Each has its own range of longitudes. */
export const SHIFT = 1000

/**
 * The tables of a generation, each in a schema of its own.
 * - `doc`: the ranking data of a record; `context` and `around` are the words of its own address and of its locality.
 * - `posting`: the docs that have a token, the best known first, in blocks; the name of a partition stands before the token, and one that ends in `*` stands for a beginning.
 * - `point`, `term_place`: what is found by its place, shifted by its kind or its category; `stretch`: parts of streets; `border`: the mapped borders.
 * - `memory`: what a process holds of it.
 */
export const tables: readonly Table[] = [
  {
    name: 'doc',
    columns: `id int, kind smallint, latitude float8, longitude float8, prominence float8, names text, context text,
      around text, country text, locality int, street int, spots bytea`,
    indexes: ['create unique index on doc (id)'],
  },
  {
    name: 'body',
    columns: 'id int, ref text, json text',
    indexes: ['create unique index on body (id)', 'create index on body (ref)'],
  },
  {
    name: 'locality',
    columns: 'id int, city text, state text, postal text, country text',
    indexes: ['create unique index on locality (id)'],
  },
  {
    name: 'address',
    columns: `id int, street int, number bigint, label text, house_number text, latitude float8, longitude float8,
      locality int, ref text, street_name text`,
    indexes: [
      'create unique index on address (id)',
      'create index on address (street, number, id)',
      'create index on address (ref)',
    ],
  },
  {
    name: 'point',
    columns:
      'kind smallint, id int, latitude float8, longitude float8, street int, people float8, spot point',
    indexes: ['create index on point using gist (spot)'],
  },
  {
    name: 'term_place',
    columns: 'doc int, latitude float8, longitude float8, spot point',
    indexes: ['create index on term_place using gist (spot)'],
  },
  {
    name: 'stretch',
    columns: 'doc int, points bytea, area box',
    indexes: ['create index on stretch using gist (area)'],
  },
  {
    name: 'border',
    columns: 'country text, town text, rank int, size float8, rings bytea, area box',
    indexes: ['create index on border using gist (area)'],
  },
  {
    name: 'posting',
    columns: 'token text collate "C", block int, docs text',
    indexes: ['create unique index on posting (token, block)'],
  },
  {
    name: 'memory',
    columns: 'name text, value text, bytes bytea',
    indexes: ['create unique index on memory (name)'],
  },
]

/** The schema of a generation. */
export function schemaOf(generation: number): string {
  return `signpost_${generation}`
}
