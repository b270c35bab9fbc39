import type { OsmNode } from '../osm/OsmElement.ts'
import { coordinateOf, type GridPoint, type TileGrid } from './TileGrid.ts'

/** The number of distinct levels of a point, above and below the ground together. */
const LEVELS = 16

/**
 * The nodes of a city's ways. Tiles have no ids for them, but two ways with the same point share a node, because a unit of the grid is so small.
 * Points in bridges and tunnels are separate for each level, unless a way ends there.
 */
export class Vertices {
  /** The created nodes, in the order of their ids. */
  readonly made: OsmNode[] = []
  readonly #grid: TileGrid
  readonly #named: Map<number, number>
  readonly #ends = new Set<number>()
  readonly #ids = new Map<number, number>()
  #nextId: number

  /** `named` are the nodes that have ids in the tiles, such as crossings. New ids begin at `firstId`. */
  constructor(grid: TileGrid, named: Iterable<{ id: number; point: GridPoint }>, firstId: number) {
    this.#grid = grid
    this.#named = new Map(Array.from(named, ({ id, point }) => [this.#key(point), id]))
    this.#nextId = firstId
  }

  /** Adds the two ends of a way. All ways must have been added before the first call of `idsOf`. */
  addEnds(points: readonly GridPoint[]): void {
    for (const end of [points[0], points.at(-1)]) if (end) this.#ends.add(this.#key(end))
  }

  /** The ids of a way's nodes. Adjacent points with the same node count once. */
  idsOf(points: readonly GridPoint[], level: number): number[] {
    const ids: number[] = []
    for (const point of points) {
      const id = this.#idOf(point, level)
      if (id !== ids.at(-1)) ids.push(id)
    }
    return ids
  }

  #idOf(point: GridPoint, level: number): number {
    const place = this.#key(point)
    const key = place * LEVELS + (this.#ends.has(place) ? 0 : (level + LEVELS) % LEVELS)
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#named.get(place) ?? this.#make(point)
    this.#named.delete(place)
    this.#ids.set(key, id)
    return id
  }

  #make(point: GridPoint): number {
    const { latitude, longitude } = coordinateOf(point, this.#grid)
    this.made.push({ type: 'node', id: this.#nextId, lat: latitude, lon: longitude })
    return this.#nextId++
  }

  #key({ x, y }: GridPoint): number {
    const { west, north, south } = this.#grid
    return (x - west) * (south - north + 1) + (y - north)
  }
}
