import type { Coordinate, Position } from '@signpost/client/domain'
import { ringCenter } from '../lines.ts'

/** An area with an outline. */
export interface Outlined {
  /** Its outlines, each followed by its holes. */
  polygons: readonly Position[][][]
}

/** The number of cells per degree of the grid in which areas are looked up. */
const CELLS_PER_DEGREE = 5
/** The average number of edges of an outline in one of its bands. */
const EDGES_PER_BAND = 8

interface Indexed<Area> {
  area: Area
  size: number
  contains(longitude: number, latitude: number): boolean
}

/** Creates a function that finds the areas that contain a point, the smallest first. */
export function createAreaFinder<Area extends Outlined>(
  areas: readonly Area[],
): (point: Coordinate) => Area[] {
  const cells = new Map<string, Indexed<Area>[]>()
  const indexed = areas.map((area): Indexed<Area> & { bounds: Bounds } => {
    const size = area.polygons.reduce((sum, [shell = []]) => sum + ringCenter(shell).size, 0)
    const bounds = boundsOf(area.polygons.flatMap(([shell = []]) => shell))
    return { area, size, bounds, contains: createTest(area.polygons.flat(), bounds) }
  })
  // In each cell the smallest area comes first.
  for (const one of indexed.sort((a, b) => a.size - b.size)) {
    const [west, south] = [cellOf(one.bounds.west), cellOf(one.bounds.south)]
    for (let x = west; x <= cellOf(one.bounds.east); x++) {
      for (let y = south; y <= cellOf(one.bounds.north); y++) {
        const key = `${x} ${y}`
        const known = cells.get(key)
        if (known) known.push(one)
        else cells.set(key, [one])
      }
    }
  }
  return ({ longitude, latitude }) => {
    const near = cells.get(`${cellOf(longitude)} ${cellOf(latitude)}`) ?? []
    return near.flatMap(({ area, contains }) => (contains(longitude, latitude) ? area : []))
  }
}

interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

function boundsOf(points: readonly Position[]): Bounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const [longitude, latitude] of points) {
    bounds.west = Math.min(bounds.west, longitude)
    bounds.east = Math.max(bounds.east, longitude)
    bounds.south = Math.min(bounds.south, latitude)
    bounds.north = Math.max(bounds.north, latitude)
  }
  return bounds
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE)
}

/**
 * A test for points in the rings of an area. A line from the point to the east crosses the rings an odd number of times when it is inside: holes, and
 * areas in holes, need no rule of their own. The edges are in bands of latitude, so that few of them are tried.
 */
function createTest(
  rings: readonly (readonly Position[])[],
  { west, south, east, north }: Bounds,
): (longitude: number, latitude: number) => boolean {
  const count = rings.reduce((sum, ring) => sum + ring.length, 0)
  const bands: number[][] = Array.from(
    { length: Math.max(1, Math.ceil(count / EDGES_PER_BAND)) },
    () => [],
  )
  const height = (north - south) / bands.length || 1
  const bandOf = (latitude: number) =>
    Math.min(bands.length - 1, Math.max(0, Math.floor((latitude - south) / height)))
  for (const ring of rings) {
    for (const [index, [x, y]] of ring.entries()) {
      const [lastX, lastY] = ring[index - 1] ?? [x, y]
      if (y === lastY) continue
      const to = bandOf(Math.max(y, lastY))
      for (let band = bandOf(Math.min(y, lastY)); band <= to; band++) {
        bands[band]?.push(lastX, lastY, x, y)
      }
    }
  }
  return (longitude, latitude) => {
    if (longitude < west || longitude > east || latitude < south || latitude > north) return false
    const edges = bands[bandOf(latitude)] ?? []
    let isInside = false
    for (let at = 0; at < edges.length; at += 4) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
        edges[at],
        edges[at + 1],
        edges[at + 2],
        edges[at + 3],
      ]
      if (y1 > latitude === y2 > latitude) continue
      if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
    }
    return isInside
  }
}
