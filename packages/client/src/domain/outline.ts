import type { Coordinate, Position } from './coordinate.ts'

/** A ring of GeoJSON positions, longitude first. */
type Ring = readonly (readonly number[])[]

/** Rings with continuous longitudes. */
type Polygons = readonly (readonly (readonly Position[])[])[]

interface Polygon {
  readonly type: 'Polygon'
  /** The outer ring, then its holes. */
  readonly coordinates: readonly Ring[]
}

interface MultiPolygon {
  readonly type: 'MultiPolygon'
  readonly coordinates: readonly (readonly Ring[])[]
}

/** The outline of an area, as GeoJSON: a polygon, several polygons, or a feature of them. An area over the 180th meridian is cut there, has longitudes past 180, or jumps from 180 to -180. An edge of more than 180 degrees of longitude is such a jump, except an edge of 360, which is a whole parallel. */
export type Outline =
  | Polygon
  | MultiPolygon
  | { readonly type: 'Feature'; readonly geometry: Polygon | MultiPolygon }

/** True when a point is in an area, or on its edge. A hole is not in the area, but its edge is. Edges are straight lines in longitude and latitude, as in GeoJSON. The result is exact, in any winding order of the rings, and false for an unreadable outline. Outlines are cached by identity, so pass a new object for another area. */
export function isInside(outline: Outline, point: Coordinate): boolean {
  // Callers may be untyped: a number plus a text is a text, which is not finite.
  if (!Number.isFinite(point.latitude + point.longitude)) return false
  return known(outline).some(([outer, ...holes]) => {
    if (!outer || sideOf(outer, point) === 'outside') return false
    return holes.every((hole) => sideOf(hole, point) !== 'inside')
  })
}

const read = new WeakMap<Outline, Polygons>()

function known(outline: Outline): Polygons {
  const polygons = read.get(outline) ?? polygonsOf(outline)
  if (polygons.length > 0) read.set(outline, polygons)
  return polygons
}

/** The polygons of an outline, each as its rings, with longitudes past 180 instead of a jump to -180. An unreadable polygon is omitted. */
export function polygonsOf(outline: Outline): Polygons {
  // Apps read outlines from files and services, which do not always match their type.
  const geometry = outline?.type === 'Feature' ? outline.geometry : outline
  const all = geometry?.type === 'Polygon' ? [geometry.coordinates] : geometry?.coordinates
  return listOf(all)
    .map((rings) => listOf(rings).map(continuousRing))
    .filter((rings) => rings.every((ring) => ring !== undefined))
}

function listOf<Item>(items: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(items) ? items : []
}

/** A ring without jumps from 180 to -180; `undefined` if it cannot be read. */
function continuousRing(ring: Ring): readonly Position[] | undefined {
  const continuous: Position[] = []
  let before: Position | undefined
  let turns = 0
  for (const position of listOf(ring)) {
    const [longitude = Number.NaN, latitude = Number.NaN] = listOf(position)
    if (!isUpTo(longitude, 720) || !isUpTo(latitude, 90)) return undefined
    const jump = before ? longitude - before[0] : 0
    const isParallel = Math.abs(jump) === 360 && latitude === before?.[1]
    if (Math.abs(jump) > 180 && !isParallel) turns -= Math.round(jump / 360)
    before = [longitude, latitude]
    continuous.push([shifted(longitude, turns), latitude])
  }
  return continuous.length < 3 ? undefined : continuous
}

/** True for a finite number up to a bound, and false for a text, since callers may be untyped. */
function isUpTo(value: number, most: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= most
}

/** A longitude after some turns around the earth, rounded as it would be written: 180.9 for -179.1, not 180.90000000000001. */
function shifted(longitude: number, turns: number): number {
  return turns === 0 ? longitude : Number((longitude + 360 * turns).toFixed(12))
}

type Side = 'inside' | 'edge' | 'outside'

/** The side of a ring on which a point lies, with the point's longitude shifted into the range of the ring. */
function sideOf(ring: readonly Position[], { latitude, longitude }: Coordinate): Side {
  let west = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  for (const corner of ring) {
    west = Math.min(west, corner[0])
    east = Math.max(east, corner[0])
  }
  let side: Side = 'outside'
  for (let turns = Math.floor((west - longitude) / 360); side === 'outside'; turns += 1) {
    const x = shifted(longitude, turns)
    if (x > east) break
    side = sideInPlane(ring, x, latitude)
  }
  return side
}

/** The side of a ring on which a point of the plane lies. It is inside if a ray to the east crosses an odd number of edges. */
function sideInPlane(ring: readonly Position[], x: number, y: number): Side {
  let isIn = false
  let a = ring.at(-1)
  for (const b of ring) {
    if (a && isBetween(y, a[1], b[1])) {
      const turn = turnOf(a, b, [x, y])
      if (turn === 0 && isBetween(x, a[0], b[0])) return 'edge'
      if (a[1] > y !== b[1] > y && turn > 0 === b[1] > a[1]) isIn = !isIn
    }
    a = b
  }
  return isIn ? 'inside' : 'outside'
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) <= value && value <= Math.max(one, other)
}

/** Positive for a point on the left of a line, negative on its right, and 0 only on the line. */
function turnOf([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): number {
  const left = (ax - x) * (by - y)
  const right = (ay - y) * (bx - x)
  // A larger difference than the rounding error: (3 + 16ε)ε of the products, plus the loss of the smallest numbers.
  if (Math.abs(left - right) > 4e-16 * (Math.abs(left) + Math.abs(right)) + 1e-300) {
    return left - right
  }
  const [cx = 0n, cy = 0n, dx = 0n, dy = 0n, px = 0n, py = 0n] = toWhole([ax, ay, bx, by, x, y])
  return Number((cx - px) * (dy - py) - (cy - py) * (dx - px))
}

/** The numbers as multiples of one power of two, which is exact for every number. */
function toWhole(values: readonly number[]): readonly bigint[] {
  const fractions = values.map((value) => {
    let [whole, halvings] = [value, 0]
    for (; !Number.isInteger(whole); whole *= 2) halvings += 1
    return { whole: BigInt(whole), halvings }
  })
  const most = Math.max(...fractions.map(({ halvings }) => halvings))
  return fractions.map(({ whole, halvings }) => whole << BigInt(most - halvings))
}
