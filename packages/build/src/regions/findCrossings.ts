import type { DatabaseSync } from 'node:sqlite'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { NodePositions } from './NodePositions.ts'

/** A node at which two streets cross. The streets are identified by their numbers. */
interface Crossing {
  node: number
  a: number
  b: number
  coordinate: Coordinate
}

/** The largest distance in meters between two points of the same crossing, such as those of the two carriageways of an avenue. */
const SAME_CROSSING = 100

/** Finds the crossings of the streets whose nodes are in `visit`, pair by pair. */
export function* findCrossings(
  database: DatabaseSync,
  positions: NodePositions,
): Generator<Crossing> {
  writeCrossings(database, positions)
  const rows = database.prepare('select * from crossing order by a, b, node')
  let pair = ''
  let found: Coordinate[] = []
  for (const row of rows.iterate()) {
    const [a, b, node] = [Number(row.a), Number(row.b), Number(row.node)]
    if (pair !== `${a} ${b}`) found = []
    pair = `${a} ${b}`
    const coordinate = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
    if (found.some((other) => distanceBetween(other, coordinate) < SAME_CROSSING)) continue
    found.push(coordinate)
    yield { node, a, b, coordinate }
  }
}

/** Writes every pair of streets at a node into `crossing`. */
function writeCrossings(database: DatabaseSync, positions: NodePositions): void {
  database.exec(
    'create table crossing (a integer, b integer, node integer, longitude real, latitude real)',
  )
  const insert = database.prepare('insert into crossing values (?, ?, ?, ?, ?)')
  const nodes = database.prepare(`
    select node, group_concat(distinct street) as streets from visit group by node having min(street) < max(street)
  `)
  for (const { node, streets } of nodes.iterate()) {
    const numbers = String(streets).split(',').map(Number)
    const [longitude, latitude] = positions.at(Number(node)) ?? [0, 0]
    for (const [a, b] of pairs(numbers.sort((one, other) => one - other))) {
      insert.run(a, b, Number(node), longitude, latitude)
    }
  }
}

function* pairs(numbers: readonly number[]): Generator<[number, number]> {
  for (const [index, a] of numbers.entries()) {
    for (const b of numbers.slice(index + 1)) yield [a, b]
  }
}
