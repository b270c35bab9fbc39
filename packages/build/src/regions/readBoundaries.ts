import type { Position } from '@signpost/client/domain'
import type { OsmRelation, OsmWay, Tags } from '../osm/OsmElement.ts'
import { readPbf } from '../osm/readPbf.ts'
import { GrowingNumbers } from './GrowingNumbers.ts'
import { polygonsOf } from './polygonsOf.ts'

/** An area with a mapped border: an administrative area, a postal code or a place. */
export interface Boundary {
  /** The letter of its type and its id. */
  ref: string
  tags: Tags
  /** Its outlines, each followed by its holes; the largest first. */
  polygons: Position[][][]
}

/** The kinds of areas that have their own records and contain other records. */
const PLACES = new Set([
  ...['city', 'town', 'village', 'hamlet', 'municipality'],
  ...['suburb', 'borough', 'quarter', 'neighbourhood', 'city_block'],
])

/** True for the tags of an area whose border is used. */
export function isBoundary({ boundary, admin_level, place, type = 'boundary' }: Tags): boolean {
  if (type !== 'boundary' && type !== 'multipolygon') return false
  if (boundary === 'administrative') return Number(admin_level) >= 2 && Number(admin_level) <= 11
  return boundary === 'postal_code' || PLACES.has(place ?? '')
}

/** The boundaries of a file, from the survey: their relations and closed ways, and the blocks of the file with their ways and nodes. */
export interface FoundBoundaries {
  relations: OsmRelation[]
  ways: OsmWay[]
  /** The numbers of the first block with a way and of the first block with a relation. */
  firstWays: number
  firstRelations: number
}

/**
 * Reads the borders of the areas from the survey. The file is read again, first its ways and then its nodes, because the relations of borders come
 * last in it. Areas that are incomplete in the extract have no closed outline and are dropped.
 */
export async function readBoundaries(
  path: string,
  { relations, ways, firstWays, firstRelations }: FoundBoundaries,
  signal?: AbortSignal,
): Promise<Boundary[]> {
  if (relations.length + ways.length === 0) return []
  const refsOf = new Map<number, readonly number[]>(ways.map(({ id, refs }) => [id, refs]))
  const members = new Set(
    relations.flatMap((relation) =>
      relation.members.flatMap(({ type, ref }) => (type === 'way' ? ref : [])),
    ),
  )
  const isOfWays = (block: number) => block >= firstWays && block <= firstRelations
  for await (const block of readPbf(path, signal, isOfWays)) {
    for (const element of block) {
      if (element.type === 'way' && members.has(element.id)) refsOf.set(element.id, element.refs)
    }
  }
  const nodes = new Nodes([...refsOf.values()])
  for await (const block of readPbf(path, signal, (index) => index <= firstWays)) {
    for (const element of block) {
      if (element.type === 'node') nodes.put(element.id, element.lon, element.lat)
    }
  }
  const lineOf = (way: number): Position[] => nodes.line(refsOf.get(way) ?? [])
  const closed = ways.map(({ id, tags = {} }) => {
    return { ref: `w${id}`, tags, polygons: polygonsOf([lineOf(id)], []) }
  })
  const joined = relations.map(({ id, tags = {}, members: parts }) => {
    const linesOf = (isInner: boolean) =>
      parts.flatMap(({ type, ref, role }) =>
        type === 'way' && (role === 'inner') === isInner ? [lineOf(ref)] : [],
      )
    return { ref: `r${id}`, tags, polygons: polygonsOf(linesOf(false), linesOf(true)) }
  })
  return [...closed, ...joined].filter(({ polygons }) => polygons.length > 0)
}

/** The positions of some nodes, 24 bytes for each. */
class Nodes {
  readonly #ids: Float64Array
  readonly #positions: Float64Array

  constructor(lists: readonly (readonly number[])[]) {
    const ids = new GrowingNumbers()
    for (const list of lists) for (const id of list) ids.push(id)
    this.#ids = ids.sorted()
    this.#positions = new Float64Array(2 * this.#ids.length).fill(Number.NaN)
  }

  put(id: number, longitude: number, latitude: number): void {
    const index = this.#indexOf(id)
    if (index < 0) return
    this.#positions[2 * index] = longitude
    this.#positions[2 * index + 1] = latitude
  }

  /** The positions of nodes; empty when one of them is not in the file. */
  line(ids: readonly number[]): Position[] {
    const line: Position[] = []
    for (const id of ids) {
      const index = this.#indexOf(id)
      const [longitude = Number.NaN, latitude = Number.NaN] = this.#positions.subarray(2 * index)
      if (index < 0 || Number.isNaN(longitude)) return []
      line.push([longitude, latitude])
    }
    return line
  }

  /** The index of an id; -1 for a missing id. For equal ids it is always the same index. */
  #indexOf(id: number): number {
    let [low, high] = [0, this.#ids.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return this.#ids[low] === id ? low : -1
  }
}
