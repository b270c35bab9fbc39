import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Coordinate } from '@signpost/client/domain'
import { LruCache } from '../../LruCache.ts'
import type { Box } from '../../layout/boxes.ts'
import { boxCodes, kindCodes } from '../../layout/kinds.ts'
import { readPoints } from '../../layout/lines.ts'
import { isInRings } from '../../layout/rings.ts'
import type {
  Border,
  NumberedPoint,
  NumberRange,
  PointKind,
  PointRow,
  Reader,
  Stretch,
} from '../../matching/Reader.ts'
import { readTerms } from '../../matching/terms.ts'
import { done } from '../../Plan.ts'
import { createDocs } from './docs.ts'
import { expressionsOf } from './expression.ts'
import { createNearestPlaces } from './nearestPlaces.ts'
import type { OpenIndex } from './openIndex.ts'
import { createRecords } from './records.ts'

const inBox = 'west <= :east and east >= :west and south <= :north and north >= :south'

/** Reads an index file. Its searches are synchronous. */
export function createReader({ database, ...index }: OpenIndex): Reader {
  const docs = createDocs(database)
  const records = createRecords(database)
  const nearestPlaces = createNearestPlaces(database)
  const numbersIn = createNumbersIn(database)
  const pointsIn = createPointsIn(database)
  const borderAt = createBorderAt(database)
  const search = createSearch(database)
  const stretches = database.prepare(`
    select doc, points, start, stop from street_box join street_line on street_line.id = street_box.line
    where ${inBox}
  `)

  const terms = database.prepare(
    `select doc.id, json from doc join body on body.id = doc.id where kind = ${kindCodes.term}`,
  )

  return {
    vocabulary: index.vocabulary,
    commonWords: index.commonWords,
    isCrowded: index.isCrowded,
    terms: readTerms(terms.all()),
    wordsOfAddress: docs.wordsOfAddress,
    countryOf: docs.countryOf,
    search: (asked) =>
      done(
        asked.partitions.map((partition) => {
          const { all, wholeWords } = expressionsOf(asked, partition, index.vocabulary)
          if (wholeWords && search(wholeWords, 1).length === 0) return []
          return search(all, asked.most)
        }),
      ),
    docs: (ids) => done(ids.map(docs.read)),
    records: (ids) => done(ids.map(records.ofDoc)),
    addresses: (ids) => done(ids.map(records.ofAddress)),
    ofRef: (ref) => done(records.ofRef(ref)),
    houseNumbers: (ranges) => done(ranges.map(numbersIn)),
    nearestPlaces: (...asked) => done(nearestPlaces(...asked)),
    pointsIn: (kind, boxes) => done(boxes.flatMap((box) => pointsIn(kind, box))),
    borderAt: (point) => done(borderAt(point)),
    stretchesIn: (boxes) =>
      done(boxes.flatMap((box) => stretches.all({ ...box })).flatMap(toStretch)),
  }
}

/**
 * The limits of the search cache. It is effective because users near each other type the same text, and because the worldwide part of a search is the
 * same for all users.
 */
const SEARCH_CACHE = { count: 4000, bytes: 3 * 2 ** 20 }

function createSearch(database: DatabaseSync): (expression: string, most: number) => number[] {
  const statement = database.prepare('select rowid from words where words match ? limit ?')
  const known = new LruCache<number[]>(SEARCH_CACHE)
  return (expression, most) => {
    const key = `${most} ${expression}`
    const before = known.get(key)
    if (before) return before
    const found = statement.all(expression, most).map(({ rowid }) => Number(rowid))
    known.put(key, found, key.length + found.length * 8)
    return found
  }
}

function createNumbersIn(database: DatabaseSync): (range: NumberRange) => NumberedPoint[] {
  const numbers =
    'select id, label, latitude, longitude from address where street = ? and number between ? and ?'
  const up = database.prepare(`${numbers} order by number limit ?`)
  const down = database.prepare(`${numbers} order by number desc limit ?`)
  return ({ street, from, to, descends, most }) =>
    (descends ? down : up).all(street, from, to, most).map((row) => ({
      id: Number(row.id),
      label: String(row.label),
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    }))
}

function createPointsIn(database: DatabaseSync): (kind: PointKind, box: Box) => PointRow[] {
  const addresses = database.prepare(`
    select address.id, latitude, longitude, street, 0 as people
    from address_box join address on address.id = address_box.id where ${inBox}
  `)
  const docs = database.prepare(`
    select id, latitude, longitude, 0 as street, people
    from doc_box where kind >= :kind and kind_end <= :kind and ${inBox}
  `)
  return (kind, box) =>
    (kind === 'address'
      ? addresses.all({ ...box })
      : docs.all({ kind: boxCodes[kind], ...box })
    ).map(toPoint)
}

function createBorderAt(database: DatabaseSync): (point: Coordinate) => Border | null {
  const around = database.prepare(`
    select country, town, rank, size, rings from border_box join border on border.id = border_box.id
    where west <= :longitude and east >= :longitude and south <= :latitude and north >= :latitude order by rank, size
  `)
  return ({ latitude, longitude }) => {
    // The borders are read one after the other, because the border of a country, which comes last, is long.
    for (const { country, town, rank, size, rings } of around.iterate({ latitude, longitude })) {
      if (!(rings instanceof Uint8Array) || !isInRings(rings, { latitude, longitude })) continue
      return {
        country: String(country),
        town: town === null ? null : String(town),
        rank: Number(rank),
        size: Number(size),
      }
    }
    return null
  }
}

function toStretch({ doc, points, start, stop }: Record<string, SQLOutputValue>): Stretch[] {
  if (!(points instanceof Uint8Array)) return []
  return [{ doc: Number(doc), points: readPoints(points).slice(Number(start), Number(stop)) }]
}

function toPoint(row: Record<string, SQLOutputValue>): PointRow {
  return {
    id: Number(row.id),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    street: Number(row.street),
    people: Number(row.people),
  }
}
