import type { Position } from '@signpost/client/domain'
import {
  boxOf,
  DEEPEST_TILE,
  type DrawnTags,
  firstZoomOfArea,
  type MapLayer,
  type PartGeometry,
} from '@signpost/service/internal'
import { displayLanguages } from '../displayLanguages.ts'
import { ringCenter } from '../lines.ts'
import type { MapFeature } from '../writers.ts'
import { areaRules, createRuleFinder, lineRules, pointRules, type Rule } from './rules.ts'

/**
 * The position of an area's label: the middle of the widest part of the area at the height of its center. The center itself may be outside a concave
 * area.
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

/** The longitudes at which a ring crosses a parallel. */
function crossingsOf(ring: readonly Position[], height: number): number[] {
  return ring.slice(1).flatMap(([x, y], index) => {
    const [lastX, lastY] = ring[index] ?? [x, y]
    if (y > height === lastY > height) return []
    return [lastX + ((height - lastY) / (y - lastY)) * (x - lastX)]
  })
}

/** A feature, or a part of one, as it is drawn. */
export interface Drawn {
  layer: MapLayer
  geometry: PartGeometry
  tags: DrawnTags
  /** The first and the last zoom of its tiles. */
  from: number
  to: number
}

/** The number of zoom levels between the first display of an area and that of its name. */
const ZOOMS_TO_NAME = 2

/** The keys of the names that a tile has besides the local one. */
const nameKeys = displayLanguages.map((language) => `name:${language}`)

const findLineRule = createRuleFinder(lineRules)
const findAreaRule = createRuleFinder(areaRules)
const findPointRule = createRuleFinder(pointRules)

/** The drawn features of a mapped object: none, one, or an area and its label point. */
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
  return [drawn(layer, geometry, { kind, ...nameTags(tags), ...roadTags(layer, tags) }, from)]
}

function drawArea(rings: readonly (readonly Position[])[], tags: Tags): Drawn[] {
  const [outer = []] = rings
  if (outer.length < 4) return []
  const rule = findAreaRule(tags)
  const geometry = { type: 'Polygon', coordinates: rings } as const
  const area = rule ? [drawn(rule[1], geometry, { kind: rule[2] }, firstZoomOf(rule, outer))] : []
  const name = rule && tags.name && isNamed(rule) ? [drawName(rule, rings, tags)] : []
  return [...area, ...name, ...drawPoint(ringCenter(outer).center, tags)]
}

/** The label of an area as a separate point. An area is cut at the edges of tiles, and would be labeled in each of them. */
function drawName(rule: Rule, rings: readonly (readonly Position[])[], tags: Tags): Drawn {
  const geometry = { type: 'Point', coordinates: labelPoint(rings) } as const
  const from = Math.min(DEEPEST_TILE, firstZoomOf(rule, rings[0] ?? []) + ZOOMS_TO_NAME)
  return drawn(rule[1], geometry, { kind: rule[2], ...nameTags(tags) }, from)
}

function drawPoint(position: Position, tags: Tags): Drawn[] {
  const geometry = { type: 'Point', coordinates: position } as const
  const number = tags['addr:housenumber']
  const rule = findPointRule(tags)
  return [
    ...(number
      ? [drawn('housenumber', geometry, { number: shortenNumbers(number) }, DEEPEST_TILE)]
      : []),
    ...(rule && tags.name
      ? [drawn(rule[1], geometry, { kind: rule[2], ...nameTags(tags) }, rule[3])]
      : []),
  ]
}

function drawn(layer: MapLayer, geometry: PartGeometry, tags: DrawnTags, from: number): Drawn {
  return { layer, geometry, tags, from, to: DEEPEST_TILE }
}

function firstZoomOf([, , , from]: Rule, outer: readonly Position[]): number {
  return Math.min(DEEPEST_TILE, Math.max(from, firstZoomOfArea(boxOf(outer))))
}

/** The name of an object, and its different names in the languages of the components and of the search. */
function nameTags(tags: Tags): DrawnTags {
  const { name } = tags
  if (!name) return {}
  const others = nameKeys.flatMap((key) => {
    const text = tags[key]
    return text && text !== name ? [[key, text] as const] : []
  })
  return { name, ...Object.fromEntries(others) }
}

/** False for buildings and grounds, which are labeled by the place in them. */
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

/** Shortens a list of house numbers: `1320,1322,1326` becomes `1320–1326`, and `617;617 BIS` becomes `617`. */
function shortenNumbers(numbers: string): string {
  const parts = numbers.split(/[,;]/).map((part) => part.trim())
  if (parts.length === 1) return numbers
  const bases = [...new Set(parts.filter(Boolean).map((part) => /^\d+/.exec(part)?.[0] ?? part))]
  return bases.length > 2 ? `${bases[0]}–${bases.at(-1)}` : bases.join() || numbers
}
