import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { type Box, boxesAround, FARTHEST } from '../layout/boxes.ts'
import { boxCodes } from '../layout/kinds.ts'
import { readPoints } from '../layout/lines.ts'
import { groupOf } from '../layout/partitions.ts'
import { isInRings } from '../layout/rings.ts'
import { toAddress } from '../layout/toAddress.ts'
import type { Border, NumberedPoint, PointRow, Reader } from '../matching/Reader.ts'
import { docColumns } from '../matching/toDoc.ts'
import { type Plan, wait } from '../Plan.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import type { Connections } from './connect.ts'
import { createLookUp } from './createLookUp.ts'
import { createPostings, type PostingCache } from './createPostings.ts'
import type { Memory } from './readMemory.ts'
import { type DocRow, type StoredDoc, type StoredRow, toStoredDoc } from './readRows.ts'
import { ADDRESS_POINT } from './rowsOf.ts'
import { searchPostings } from './searchPostings.ts'
import { SHIFT } from './tables.ts'

/** The sizes of the caches of a region, and of a doc and an address in them. */
const MOST_DOC_BYTES = 2 ** 25
const MOST_ADDRESS_BYTES = 2 ** 21
const MOST_RECORD_BYTES = 2 ** 23
const DOC_BYTES = 700
const ADDRESS_BYTES = 400

/** Reads the tables of a region. */
export function createReader(
  connections: Connections,
  schema: string,
  memory: Memory,
  vocabulary: Vocabulary,
  postingCache: PostingCache,
): Reader {
  const pointKinds = { ...boxCodes, address: ADDRESS_POINT }

  function rows<Row extends object>(sql: string, values: readonly unknown[]): Plan<Row[]> {
    return wait(connections.rows<Row>(sql, values))
  }

  const docSql = `select ${docColumns}, around, country from ${schema}.doc where id = any($1::int[])`
  const docs = createLookUp<StoredDoc>(
    function* (ids) {
      return (yield* rows<DocRow>(docSql, [ids])).map((row) => [row.id, toStoredDoc(row)])
    },
    { bytes: MOST_DOC_BYTES },
    () => DOC_BYTES,
  )
  // Only the names of the result and of the towns around it are read, because names are most of the data of a place.
  const recordSql = `select id, json from ${schema}.body where id = any($1::int[])`
  const records = createLookUp<string>(
    function* (ids) {
      return (yield* rows<BodyRow>(recordSql, [ids])).map(({ id, json }) => [id, json])
    },
    { bytes: MOST_RECORD_BYTES },
    (json) => 2 * json.length,
  )
  const addressColumns =
    'ref, house_number, street_name, latitude, longitude, city, state, postal, country'
  const addressesFrom = `${schema}.address join ${schema}.locality on locality.id = address.locality`
  const addressSql = `select address.id, ${addressColumns} from ${addressesFrom} where address.id = any($1::int[])`
  // A found house number is soon requested again as an address.
  const addresses = createLookUp<StoredRow>(
    function* (ids) {
      return (yield* rows<StoredRow>(addressSql, [ids])).map((row) => [row.id, row])
    },
    { bytes: MOST_ADDRESS_BYTES },
    () => ADDRESS_BYTES,
  )
  const docOfRefSql = `select id, json from ${schema}.body where ref = $1 order by id limit 1`
  const addressOfRefSql = `select ${addressColumns} from ${addressesFrom} where address.ref = $1 order by address.id limit 1`
  const numbersSql = (order: string) => `
    select n::int, address.id, label, ${addressColumns}
    from unnest($1::int[], $2::int[], $3::bigint[], $4::bigint[]) as range (n, street, low, high)
    cross join lateral (
      select * from ${schema}.address
      where street = range.street and number between range.low and range.high order by ${order} limit $5
    ) address join ${schema}.locality on locality.id = address.locality
  `
  const numbersUpSql = numbersSql('number, id')
  const numbersDownSql = numbersSql('number desc, id desc')
  const pointsSql = `
    select id, latitude, longitude, street, people from unnest($1::text[]) as asked (area)
    join ${schema}.point on spot <@ asked.area::box
  `
  const stretchesSql = `
    select doc, points from unnest($1::text[]) as asked (area) join ${schema}.stretch on stretch.area && asked.area::box
  `
  const borderSql = `
    select country, town, rank, size, rings from ${schema}.border
    where area @> $1::text::box order by rank, size
  `
  const nearestSql = `
    select doc, latitude, longitude from ${schema}.term_place
    where spot <@ $1::text::box order by spot <-> $2::text::point limit $3
  `
  const withinSql = `
    select doc, latitude, longitude from unnest($1::text[]) as asked (area)
    join ${schema}.term_place on spot <@ asked.area::box
  `

  const postings = createPostings(connections, schema, postingCache)
  const searched = {
    vocabulary,
    commonWords: memory.commonWords,
    docs: memory.docs,
    read: docs.read,
  }

  return {
    vocabulary,
    commonWords: memory.commonWords,
    terms: memory.terms,
    isCrowded: (level, cell) => memory.crowded.has(`${level}/${cell}`),
    *search(asked) {
      const isOfTerms = asked.partitions.every(({ partition }) => groupOf(partition) === 'term')
      return yield* searchPostings(asked, isOfTerms ? memory.termPostings : postings, searched)
    },
    *docs(ids) {
      return (yield* docs.read(ids)).map((doc) => doc ?? null)
    },
    wordsOfAddress: (doc) => [doc.context, (doc as StoredDoc).around],
    countryOf: (doc) => (doc as StoredDoc).country || undefined,
    *records(ids) {
      return (yield* records.read(ids)).map((json) =>
        json === undefined ? null : JSON.parse(json),
      )
    },
    *addresses(ids) {
      return (yield* addresses.read(ids)).map((row) => (row ? toAddress(row) : null))
    },
    *ofRef(ref) {
      // PostgreSQL cannot store this character in a text.
      if (ref.includes('\0')) return null
      const [doc] = yield* rows<{ json: string }>(docOfRefSql, [ref.toWellFormed()])
      if (doc) return JSON.parse(doc.json)
      const [address] = yield* rows<StoredRow>(addressOfRefSql, [ref.toWellFormed()])
      return address ? toAddress(address) : null
    },
    *houseNumbers(ranges) {
      const found: NumberedPoint[][] = ranges.map(() => [])
      for (const descends of [false, true]) {
        const asked = ranges.flatMap((range, n) =>
          range.descends === descends ? { ...range, n } : [],
        )
        if (asked.length === 0) continue
        const read = yield* rows<NumberedPoint & StoredRow & { n: number }>(
          descends ? numbersDownSql : numbersUpSql,
          [
            asked.map(({ n }) => n),
            asked.map(({ street }) => street),
            asked.map(({ from }) => from),
            asked.map(({ to }) => to),
            Math.max(...asked.map(({ most }) => most)),
          ],
        )
        for (const { n, ...address } of read) {
          addresses.put(address.id, address)
          found[n]?.push(address)
        }
      }
      return found
    },
    *nearestPlaces({ term, code, center }, count, farthest = FARTHEST) {
      const id = memory.termIds.get(`${term}/${code}`)
      if (id === undefined || count === 0) return []
      // The order by degrees is close to the order by meters: three times the requested number of places contain the nearest ones, or bound the distance to
      // search.
      const wanted = 3 * count + 10
      const { latitude, longitude } = center
      const spot = `(${longitude + SHIFT * id},${latitude})`
      const near = yield* rows<Spot>(nearestSql, [boxText(everything, id), spot, wanted])
      const found = measured(near, center)
      const last = found[Math.min(count, found.length) - 1]
      if (near.length < wanted || !last) return nearestOf(found, count, farthest)
      const within = boxesAround(center, Math.min(farthest, last.distance))
      const circle = yield* rows<Spot>(withinSql, [within.map((box) => boxText(box, id))])
      return nearestOf(measured(circle, center), count, farthest)
    },
    *pointsIn(kind, boxes) {
      return yield* rows<PointRow>(pointsSql, [boxes.map((box) => boxText(box, pointKinds[kind]))])
    },
    *borderAt({ latitude, longitude }) {
      const around = yield* rows<Border & { rings: Buffer }>(borderSql, [
        boxText({ west: longitude, east: longitude, south: latitude, north: latitude }, 0),
      ])
      const found = around.find(({ rings }) => isInRings(rings, { latitude, longitude }))
      if (!found) return null
      const { rings: _, ...border } = found
      return border
    },
    *stretchesIn(boxes) {
      const areas = boxes.map((box) => boxText(box, 0))
      const read = yield* rows<{ doc: number; points: Buffer }>(stretchesSql, [areas])
      return read.map(({ doc, points }) => ({ doc, points: readPoints(points) }))
    },
  }
}

const everything: Box = { west: -180, east: 180, south: -90, north: 90 }

function boxText({ west, east, south, north }: Box, shift: number): string {
  return `(${west + SHIFT * shift},${south}),(${east + SHIFT * shift},${north})`
}

interface BodyRow {
  id: number
  json: string
}

interface Spot {
  doc: number
  latitude: number
  longitude: number
}

interface Near {
  doc: number
  distance: number
}

function measured(spots: readonly Spot[], center: Coordinate): Near[] {
  return spots
    .map((spot) => ({ doc: spot.doc, distance: distanceBetween(center, spot) }))
    .sort((a, b) => a.distance - b.distance || a.doc - b.doc)
}

function nearestOf(near: readonly Near[], count: number, farthest: number): Near[] {
  return near.filter(({ distance }) => distance <= farthest).slice(0, count)
}
