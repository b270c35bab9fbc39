import type { Position } from '@signpost/client/domain'
import { ringCenter } from '../../data/lines.ts'
import type { MapFeature } from '../../data/writers.ts'
import type { PartGeometry } from './geometryBlob.ts'
import type { DrawnTags, MapLayer } from './MapLayer.ts'
import { boxOf, firstZoomOfArea } from './mercator.ts'
import { areaRules, createRuleFinder, lineRules, pointRules, type Rule } from './rules.ts'
import { DEEPEST_TILE } from './TileSource.ts'

/**
 * The position of an area's name: the middle of the widest stretch inside it, at the height of its centre. A bent area may not contain its
 * centre.
 */
export function labelPoint(rings: readonly (readonly Position[])[]): Position {
  const [outer = []] = rings
  const { center } = ringCenter(outer)
  const height = center[1]
  const crossings = rings.flatMap((ring) => crossingsOf(ring, height)).sort((a, b) => a - b)
  let [from, to] = [center[0], center[0]]
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [west = 0, east = 0] = crossings.slice(index, index + 2)
    if (east - west > to - from) [from, to] = [west, east]
  }
  return [(from + to) / 2, height]
}

/** The points at which a ring crosses a parallel. */
function crossingsOf(ring: readonly Position[], height: number): number[] {
  return ring.slice(1).flatMap(([x, y], index) => {
    const [lastX, lastY] = ring[index] ?? [x, y]
    if (y > height === lastY > height) return []
    return [lastX + ((height - lastY) / (y - lastY)) * (x - lastX)]
  })
}

/** A part of a feature as it is drawn. */
export interface Drawn {
  layer: MapLayer
  geometry: PartGeometry
  tags: DrawnTags
  /** First and last zoom of the tiles that have it. */
  from: number
  to: number
}

/** The number of zoom levels after which a visible area is large enough for its name. */
const ZOOMS_TO_NAME = 2

const findLineRule = createRuleFinder(lineRules)
const findAreaRule = createRuleFinder(areaRules)
const findPointRule = createRuleFinder(pointRules)

/** The drawing of a mapped thing on the base map: nothing, one thing, or an area and the point that names it. */
export function classify({ geometry, tags }: MapFeature): Drawn[] {
  switch (geometry.type) {
    case 'Point':
      return drawPoint(geometry.coordinates, tags)
    case 'LineString':
      return isArea(geometry.coordinates, tags)
        ? drawArea([geometry.coordinates], tags)
        : drawLine(geometry.coordinates, tags)
    case 'Polygon':
      return drawArea(geometry.coordinates, tags)
    case 'MultiPolygon':
      return geometry.coordinates.flatMap((rings) => drawArea(rings, tags))
  }
}

type Tags = MapFeature['tags']

function isArea(line: readonly Position[], tags: Tags): boolean {
  const [first, last] = [line[0], line.at(-1)]
  const closed = line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return closed && (tags.area === 'yes' || findLineRule(tags) === undefined)
}

function drawLine(line: readonly Position[], tags: Tags): Drawn[] {
  const rule = findLineRule(tags)
  if (rule === undefined || line.length < 2) return []
  const [, layer, kind, from] = rule
  const geometry = { type: 'LineString', coordinates: line } as const
  return [drawn(layer, geometry, { kind, ...naming(tags), ...roadTags(layer, tags) }, from)]
}

function drawArea(rings: readonly (readonly Position[])[], tags: Tags): Drawn[] {
  const [outer = []] = rings
  if (outer.length < 4) return []
  const rule = findAreaRule(tags)
  const geometry = { type: 'Polygon', coordinates: rings } as const
  const area = rule ? [drawn(rule[1], geometry, { kind: rule[2] }, fromOf(rule, outer))] : []
  const name = rule && tags.name && isNamed(rule) ? [drawName(rule, rings, tags.name)] : []
  return [...area, ...name, ...drawPoint(ringCenter(outer).center, tags)]
}

/** A name of its own, once: an area is cut at the edges of tiles, and would be named in each. */
function drawName(rule: Rule, rings: readonly (readonly Position[])[], name: string): Drawn {
  const geometry = { type: 'Point', coordinates: labelPoint(rings) } as const
  const from = Math.min(DEEPEST_TILE, fromOf(rule, rings[0] ?? []) + ZOOMS_TO_NAME)
  return drawn(rule[1], geometry, { kind: rule[2], name }, from)
}

function drawPoint(position: Position, tags: Tags): Drawn[] {
  const geometry = { type: 'Point', coordinates: position } as const
  const number = tags['addr:housenumber']
  const rule = findPointRule(tags)
  return [
    ...(number
      ? [drawn('housenumber', geometry, { number: shortened(number) }, DEEPEST_TILE)]
      : []),
    ...(rule && tags.name
      ? [drawn(rule[1], geometry, { kind: rule[2], ...naming(tags) }, rule[3])]
      : []),
  ]
}

function drawn(layer: MapLayer, geometry: PartGeometry, tags: DrawnTags, from: number): Drawn {
  return { layer, geometry, tags, from, to: DEEPEST_TILE }
}

function fromOf([, , , from]: Rule, outer: readonly Position[]): number {
  return Math.min(DEEPEST_TILE, Math.max(from, firstZoomOfArea(boxOf(outer))))
}

function naming({ name }: Tags): DrawnTags {
  return name ? { name } : {}
}

/** Buildings and grounds are named by the place they hold, not by themselves. */
function isNamed([, layer, kind]: Rule): boolean {
  return layer === 'water' || ['park', 'wood', 'cemetery', 'plaza'].includes(kind)
}

function roadTags(layer: MapLayer, { ref, bridge, tunnel }: Tags): DrawnTags {
  if (layer !== 'road') return {}
  return {
    ...(ref && { ref }),
    ...(bridge && bridge !== 'no' && { bridge: 1 }),
    ...(tunnel && tunnel !== 'no' && { tunnel: 1 }),
  }
}

/** `1320,1322,1326` stands on a map as `1320–1326`. */
function shortened(numbers: string): string {
  const parts = numbers.split(/[,;]/).map((part) => part.trim())
  return parts.length > 2 ? `${parts[0]}–${parts.at(-1)}` : numbers
}
