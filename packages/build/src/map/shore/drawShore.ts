import type { Position } from '@signpost/client/domain'
import { DEEPEST_TILE } from '@signpost/service/internal'
import { contours } from 'd3-contour'
import type { Drawn } from '../classify.ts'
import { cutPolygon } from '../world/cutPolygon.ts'
import { fillLand } from './fillLand.ts'
import { cellMeters, fromGrid, type Grid } from './Grid.ts'
import type { LandMarks } from './LandMarks.ts'
import { landGrids, type MarkedGrid } from './landGrids.ts'
import { flood, stepsFrom } from './spread.ts'

/** The error of the small-scale coastline, in meters. */
const COAST_ERROR = 700

/** The distance in meters from mapped features beyond which only the small-scale coastline is used. */
const MAPPED_REACH = 1000

/** The smallest distance in meters between the sea and features on land. */
const LAND_CLEARANCE = 45

/**
 * Finds the sea cells of a grid. Near mapped features, the sea extends as near to them as it can without passing between them; elsewhere, the
 * small-scale coastline is used.
 */
export function findSea({ grid, marked }: MarkedGrid, land: Uint8Array): Uint8Array {
  const { width } = grid
  const cells = (meters: number): number => Math.round(meters / cellMeters(grid))
  const toMark = stepsFrom(marked, width, cells(MAPPED_REACH))
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
    (cell) => mayBeSea(cell) && (toMark[cell] ?? 0) > cells(LAND_CLEARANCE),
  )
}

/** The first zoom at which the small-scale coastline would look wrong. */
const FIRST_ZOOM = 10

/**
 * Draws the sea and the land around mapped features at zooms where the small-scale coastline is too rough: first a box of sea, then land derived from
 * the features. Sources without coastlines have no better data.
 */
export function* drawShore(
  marks: LandMarks,
  world: readonly (readonly (readonly Position[])[])[],
): Generator<Drawn> {
  for (const marked of landGrids(marks.cells())) {
    const { grid } = marked
    const land = fillLand(grid, world)
    const sea = findSea(marked, land)
    if (!sea.includes(1)) continue
    yield drawn('sea', [boxOfGrid(grid)])
    for (const rings of outlines(grid, sea).flatMap((part) => cutPolygon(part))) {
      yield drawn('shore', rings)
    }
  }
}

/** The smoothed outlines of all cells that are not sea. */
function outlines(grid: Grid, sea: Uint8Array): Position[][][] {
  const { width, height } = grid
  const land = Array.from(sea, (isSea) => 1 - isSea)
  const { coordinates } = contours().size([width, height]).contour(smooth(land, width), 0.5)
  return coordinates.map((rings) =>
    rings.map((ring) => ring.map(([x = 0, y = 0]) => fromGrid(grid, x, y))),
  )
}

/** The mean of each cell and its neighbors. */
function smooth(values: readonly number[], width: number): number[] {
  return values.map((value, cell) => {
    let [sum, count] = [0, 0]
    for (const row of [-width, 0, width]) {
      for (const column of [-1, 0, 1]) {
        sum += values[cell + row + column] ?? value
        count++
      }
    }
    return sum / count
  })
}

/**
 * The box of a grid, one cell smaller on each side. The outlines of the land end in the middle of the outermost cells, and no sea may show beside
 * them.
 */
function boxOfGrid(grid: Grid): Position[] {
  const [width, height] = [grid.width - 1, grid.height - 1]
  const corners = [
    [1, 1],
    [width, 1],
    [width, height],
    [1, height],
    [1, 1],
  ] as const
  return corners.map(([x, y]) => fromGrid(grid, x, y))
}

function drawn(kind: string, rings: readonly (readonly Position[])[]): Drawn {
  return {
    layer: 'land',
    geometry: { type: 'Polygon', coordinates: rings },
    tags: { kind },
    from: FIRST_ZOOM,
    to: DEEPEST_TILE,
  }
}
