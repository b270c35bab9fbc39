import { cellMeters } from './Grid.ts'
import type { MarkedGrid } from './landGrids.ts'
import { flood, stepsFrom } from './spread.ts'

/** The error of the small-scale coast, in meters. */
const COAST_ERROR = 700

/** The distance from any mapped thing, in meters, beyond which the small-scale coast is all that is known. */
const KNOWN = 1000

/** The sea stays so many meters away from what stands on land. */
const BEACH = 45

/**
 * The cells of a grid that are sea. Near mapped things they show where the land ends: the sea comes as near as it can without passing between
 * them. Elsewhere the small-scale coast does.
 */
export function findSea({ grid, marked }: MarkedGrid, land: Uint8Array): Uint8Array {
  const { width } = grid
  const cells = (meters: number): number => Math.round(meters / cellMeters(grid))
  const toMark = stepsFrom(marked, width, cells(KNOWN))
  const toSea = stepsFrom(
    land.map((isLand) => 1 - isLand),
    width,
    cells(COAST_ERROR),
  )
  const isKnown = (cell: number): boolean => toMark[cell] !== Number.POSITIVE_INFINITY
  const mayBeSea = (cell: number): boolean =>
    land[cell] === 0 || (isKnown(cell) && toSea[cell] !== Number.POSITIVE_INFINITY)
  return flood(
    width,
    marked.length,
    (cell) => land[cell] === 0 && !isKnown(cell),
    (cell) => mayBeSea(cell) && (toMark[cell] ?? 0) > cells(BEACH),
  )
}
