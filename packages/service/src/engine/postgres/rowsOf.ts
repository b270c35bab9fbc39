import type { DatabaseSync } from 'node:sqlite'
import { boxCodes } from '../layout/kinds.ts'
import { readPoints, writePoints } from '../layout/lines.ts'
import { PARTITION_LENGTH } from '../layout/partitions.ts'
import { LONGEST_BEGINNING } from '../matching/searchTokens.ts'
import type { CopyValue } from './copyText.ts'
import { DocSet } from './DocSet.ts'
import { writeBlocks } from './docList.ts'
import { SHIFT, TABLES_VERSION } from './tables.ts'

type Rows = Generator<readonly CopyValue[]>

/** The number of an address among the kinds of points; the others are those of `boxCodes`. */
export const ADDRESS_POINT = 3

/** The rows of each table, read from a finished index. */
export function rowsOf(database: DatabaseSync): Readonly<Record<string, () => Rows>> {
  return {
    doc: () =>
      selected(
        database,
        `select doc.id, kind, latitude, longitude, prominence, names, context,
          ifnull(locality.words || ' ' || ifnull(country.words, ''), ''), locality.country, locality, street, spots
        from doc left join locality on locality.id = doc.locality left join country on country.code = locality.country
        order by doc.id`,
      ),
    body: () => selected(database, 'select id, ref, json from body order by id'),
    locality: () =>
      selected(database, 'select id, city, state, postal, country from locality order by id'),
    address: () =>
      selected(
        database,
        `select id, street, number, label, house_number, latitude, longitude, locality, ref, street_name
        from address order by id`,
      ),
    point: () => points(database),
    term_place: () => termPlaces(database),
    stretch: () => stretches(database),
    border: () => borders(database),
    posting: () => postings(database),
    memory: () => memory(database),
  }
}

function* selected(database: DatabaseSync, sql: string): Rows {
  const statement = database.prepare(sql)
  for (const row of statement.iterate()) yield Object.values(row).map(toValue)
}

function toValue(value: unknown): CopyValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  return Number(value)
}

function* points(database: DatabaseSync): Rows {
  const spot = (kind: number, longitude: number, latitude: number) =>
    `(${longitude + SHIFT * kind},${latitude})`
  const addresses = 'select id, latitude, longitude, street from address order by id'
  for (const { id, latitude, longitude, street } of database.prepare(addresses).iterate()) {
    const [lat, lon] = [Number(latitude), Number(longitude)]
    yield [ADDRESS_POINT, Number(id), lat, lon, Number(street), 0, spot(ADDRESS_POINT, lon, lat)]
  }
  for (const kind of Object.values(boxCodes)) {
    const docs = database.prepare(
      'select id, latitude, longitude, people from doc_box where kind >= ? and kind_end <= ?',
    )
    for (const { id, latitude, longitude, people } of docs.iterate(kind, kind)) {
      const [lat, lon] = [Number(latitude), Number(longitude)]
      yield [kind, Number(id), lat, lon, 0, Number(people), spot(kind, lon, lat)]
    }
  }
}

function* termPlaces(database: DatabaseSync): Rows {
  const sql = 'select doc, latitude, longitude, term from term_box'
  for (const [id = 0, latitude, longitude, term] of selected(database, sql)) {
    const [lat, lon] = [Number(latitude), Number(longitude)]
    yield [id, lat, lon, `(${lon + SHIFT * Number(term)},${lat})`]
  }
}

function* stretches(database: DatabaseSync): Rows {
  const sql = `
    select doc, points, start, stop, west, east, south, north
    from street_box join street_line on street_line.id = street_box.line
  `
  for (const [doc = 0, points, start, stop, ...sides] of selected(database, sql)) {
    if (!(points instanceof Uint8Array)) continue
    const piece = readPoints(points).slice(Number(start), Number(stop))
    yield [doc, writePoints(piece), boxText(sides)]
  }
}

function* borders(database: DatabaseSync): Rows {
  const sql = `
    select country, town, rank, size, rings, west, east, south, north
    from border join border_box on border_box.id = border.id order by border.id
  `
  for (const [country = '', town = null, rank = 0, size = 0, rings = null, ...sides] of selected(
    database,
    sql,
  )) {
    yield [country, town, rank, size, rings, boxText(sides)]
  }
}

function boxText([west, east, south, north]: readonly CopyValue[]): string {
  return `(${east},${north}),(${west},${south})`
}

function* postings(database: DatabaseSync): Rows {
  // The file is read-only, so the view of its words is a temporary table.
  database.exec('pragma query_only = off')
  database.exec('create virtual table temp.instance using fts5vocab(main, words, instance)')
  const all = database.prepare('select term, doc from temp.instance')
  let word = { token: '', docs: new DocSet() }
  const beginnings = Array.from({ length: LONGEST_BEGINNING }, () => ({
    token: '',
    docs: new DocSet(),
  }))
  for (const row of all.iterate()) {
    const next = String(row.term)
    if (next !== word.token) {
      yield* blocks(word)
      word = { token: next, docs: new DocSet() }
      for (const [index, beginning] of beginnings.entries()) {
        const token = beginningOf(next, index + 1)
        if (token === beginning.token) continue
        yield* blocks(beginning)
        beginning.token = token
        beginning.docs.clear()
      }
    }
    word.docs.add(Number(row.doc))
    for (const { token, docs } of beginnings) if (token !== '') docs.add(Number(row.doc))
  }
  for (const list of [word, ...beginnings]) yield* blocks(list)
  database.exec('drop table temp.instance')
}

/** The token of a prefix; none for a shorter term, and none that would split a character. */
function beginningOf(term: string, letters: number): string {
  const begun = term.slice(0, PARTITION_LENGTH + letters)
  const isWhole = begun.length === PARTITION_LENGTH + letters && begun.isWellFormed()
  return isWhole ? `${begun}*` : ''
}

function* blocks({ token, docs }: { token: string; docs: DocSet }): Rows {
  if (token === '') return
  let block = 0
  for (const text of writeBlocks(docs.sorted())) yield [token, block++, text]
}

function* memory(database: DatabaseSync): Rows {
  const [vocabulary = []] = selected(database, 'select terms, counts from vocabulary')
  yield ['version', String(TABLES_VERSION), null]
  yield ['vocabulary', vocabulary[0] ?? '', vocabulary[1] ?? null]
  const commonWords = database.prepare(`select value from meta where key = 'everywhere'`).get()
  yield ['everywhere', String(commonWords?.value ?? '[]'), null]
  const crowded = [...selected(database, 'select level, cell from crowded_cell')]
  yield ['crowded', JSON.stringify(crowded), null]
  const terms = [...selected(database, 'select kind, code, id from term')]
  yield ['terms', JSON.stringify(terms), null]
}
