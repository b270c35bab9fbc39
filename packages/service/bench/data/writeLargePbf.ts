import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { demoExtracts } from '../../../build/src/demoExtracts.ts'
import type { OsmElement } from '../../../build/src/osm/OsmElement.ts'
import { readPbf } from '../../../build/src/osm/readPbf.ts'
import { writePbf } from '../../../build/src/osm/writePbf.ts'

/** A copy of a city at another place, with its own ids. */
interface Copy {
  elements: readonly OsmElement[]
  firstId: number
  east: number
  north: number
}

const ID_STEP = 1e11
/** The number of copies of Astana for each copy of Montevideo. This number gives the ratio of buildings and roads to addresses of a real extract. */
const ASTANA_COPIES = 8
/** The number of copies in a row, and the distance between copies in degrees. */
const COLUMNS = 40
const SPACING = 0.4
/**
 * One of this many closed ways becomes an area whose tags are on a relation, and one of this many relations becomes one that names the street of its
 * houses.
 */
const AREA_EVERY = 12
const STREET_EVERY = 5

/** Writes an extract of at least `megabytes` by repeating the demo's cities. */
export async function writeLargePbf(folder: string, megabytes: number): Promise<string> {
  const path = join(folder, 'large.osm.pbf')
  const sizes = await Promise.all(demoExtracts.map((path) => stat(path)))
  const all = await Promise.all(demoExtracts.map(readAll))
  const [montevideo = [], astana = []] = all
  const [addresses = 0, roads = 0] = sizes.map(({ size }) => size / 1e6)
  const sets = Math.ceil(megabytes / (addresses + ASTANA_COPIES * roads))
  const copies = [
    ...Array.from({ length: sets }, (_, index) => copyOf(montevideo, index, index)),
    ...Array.from({ length: sets * ASTANA_COPIES }, (_, index) =>
      copyOf(astana, index, sets + index),
    ),
  ]
  await writePbf(path, { date: new Date() }, shifted(copies))
  return path
}

async function readAll(path: string): Promise<OsmElement[]> {
  const elements: OsmElement[] = []
  for await (const block of readPbf(path)) elements.push(...block)
  return elements
}

/** Copies the city to the north-west, because both cities have land in that direction. */
function copyOf(elements: readonly OsmElement[], place: number, number: number): Copy {
  return {
    elements,
    firstId: number * ID_STEP,
    east: -(place % COLUMNS) * SPACING,
    north: Math.floor(place / COLUMNS) * SPACING,
  }
}

/** The nodes of all copies, then the ways, then relations, which are added because the cities have none: the order of a sorted file. */
function* shifted(copies: readonly Copy[]): Generator<OsmElement> {
  for (const type of ['node', 'way']) {
    for (const copy of copies) {
      for (const element of copy.elements) if (element.type === type) yield shift(element, copy)
    }
  }
  for (const copy of copies) {
    let id = copy.firstId
    let closed = 0
    for (const element of copy.elements) {
      if (element.type !== 'way' || element.refs[0] !== element.refs.at(-1)) continue
      if (++closed % AREA_EVERY !== 0) continue
      id += 1
      const isStreet = id % STREET_EVERY === 0
      const member = { type: 'way', ref: element.id + copy.firstId } as const
      yield {
        type: 'relation',
        id,
        members: [{ ...member, role: isStreet ? 'house' : 'outer' }],
        tags: isStreet
          ? { type: 'associatedStreet', name: 'Calle Larga' }
          : { type: 'multipolygon', landuse: 'residential' },
      }
    }
  }
}

function shift(element: OsmElement, { firstId, east, north }: Copy): OsmElement {
  const id = element.id + firstId
  if (element.type === 'node') {
    return { ...element, id, lat: element.lat + north, lon: element.lon + east }
  }
  if (element.type === 'way')
    return { ...element, id, refs: element.refs.map((ref) => ref + firstId) }
  return { ...element, id }
}
