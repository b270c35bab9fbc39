import type { Position } from '@signpost/client/domain'
import { linesOf, toMercator } from '@signpost/service/internal'
import type { MapFeature } from '../../writers.ts'
import type { Drawn } from '../classify.ts'
import { CELLS } from './Grid.ts'

/** The largest number of marked cells. A larger region is a country, for which this coastline would take too much memory. */
const MOST_CELLS = 1_500_000

/** Collects the cells with features on land. */
export class LandMarks {
  readonly #cells = new Set<number>()
  #tooMany = false

  add({ layer, geometry, tags }: Drawn): void {
    if (this.#tooMany || !isOnLand(layer, tags)) return
    for (const line of linesOf(geometry)) this.#addLine(line)
    if (this.#cells.size <= MOST_CELLS) return
    this.#tooMany = true
    this.#cells.clear()
  }

  /** Adds a mapped coastline, which is the best evidence of where the land ends. */
  addCoast(geometry: MapFeature['geometry']): void {
    if (geometry.type === 'LineString' && !this.#tooMany) this.#addLine(geometry.coordinates)
  }

  /** The columns and rows of the marked cells. */
  cells(): [column: number, row: number][] {
    return Array.from(this.#cells, (cell) => [cell % CELLS, Math.floor(cell / CELLS)])
  }

  #addLine(line: readonly Position[]): void {
    let [fromX, fromY] = atCell(line[0])
    for (const position of line) {
      const [x, y] = atCell(position)
      // Steps of half a cell leave no gap between marked cells through which the sea could enter.
      const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))))
      for (let step = 1; step <= steps; step++) {
        const column = Math.floor(fromX + ((x - fromX) * step) / steps)
        const row = Math.floor(fromY + ((y - fromY) * step) / steps)
        this.#cells.add(row * CELLS + column)
      }
      fromX = x
      fromY = y
    }
  }
}

function atCell(position: Position | undefined): [x: number, y: number] {
  const [x, y] = position ? toMercator(position) : [0, 0]
  return [x * CELLS, y * CELLS]
}

/** False for features over water, such as bridges, piers and ferries, and for areas of water. */
function isOnLand(layer: Drawn['layer'], { kind, bridge }: Drawn['tags']): boolean {
  if (layer === 'road') return kind !== 'ferry' && kind !== 'pier' && bridge === undefined
  return ['landuse', 'building', 'aeroway', 'housenumber'].includes(layer)
}
