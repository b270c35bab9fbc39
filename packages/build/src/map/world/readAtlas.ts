import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Position } from '@signpost/client/domain'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { clipToSide, type Ring } from './clipToSide.ts'

/**
 * Cuts a polygon where it crosses the 180th meridian, where its longitudes jump from one end to the other. A ring around a pole is closed at the
 * pole.
 */
export function splitAtAntimeridian(rings: readonly Ring[]): Ring[][] {
  const continuous = rings.map((ring) => closeOverPole(withoutJumps(ring)))
  if (continuous.every((ring) => ring.every(([x]) => Math.abs(x) <= 180))) return [continuous]
  return [-360, 0, 360].flatMap((shift) => {
    const shifted = continuous.map((ring) => ring.map(([x, y]): Position => [x + shift, y]))
    return clipToSide(shifted, { axis: 0, limit: -180, above: true }).flatMap((part) =>
      clipToSide(part, { axis: 0, limit: 180, above: false }),
    )
  })
}

function withoutJumps(ring: Ring): Position[] {
  let turns = 0
  let before: number | undefined
  return ring.map(([longitude, latitude]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180)
      turns += longitude < before ? 1 : -1
    before = longitude
    return [longitude + 360 * turns, latitude]
  })
}

function closeOverPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || first[0] === last[0]) return ring
  const pole = first[1] < 0 ? -90 : 90
  return [...ring, [last[0], pole], [first[0], pole], first]
}

/** The scale of an atlas: 1 to this many millions. */
type AtlasScale = '110m' | '50m' | '10m'

type CountriesTopology = Topology<{
  countries: GeometryCollection<{ name: string }>
  land: GeometryCollection
}>

/** The land of the world and its borders. */
export interface Atlas {
  /** The rings of each piece of land. */
  land: Ring[][]
  borders: Position[][]
}

export interface AtlasCountry {
  name: string
  pieces: Ring[][]
}

/** Reads one of the atlases in the package `world-atlas`. */
export function readAtlas(scale: AtlasScale): Atlas {
  const topology = readTopology(scale)
  const { countries, land } = topology.objects
  return {
    land: feature(topology, land).features.flatMap(({ geometry }) => piecesOf(geometry)),
    borders: mesh(topology, countries, (a, b) => a !== b).coordinates.map((line) =>
      line.map(toPosition),
    ),
  }
}

/** Reads the countries of an atlas as separate polygons. */
export function readCountries(scale: AtlasScale): AtlasCountry[] {
  const topology = readTopology(scale)
  return feature(topology, topology.objects.countries).features.map(({ geometry, properties }) => ({
    name: properties.name,
    pieces: piecesOf(geometry),
  }))
}

function readTopology(scale: AtlasScale): CountriesTopology {
  const url = import.meta.resolve(`world-atlas/countries-${scale}.json`)
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8'))
}

function piecesOf(geometry: GeoJSON.Geometry | null): Ring[][] {
  const polygons =
    geometry?.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  return polygons.flatMap((rings) => splitAtAntimeridian(rings.map((ring) => ring.map(toPosition))))
}

function toPosition([longitude = 0, latitude = 0]: number[]): Position {
  return [longitude, latitude]
}
