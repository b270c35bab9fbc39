import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Position } from '@signpost/client/domain'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Ring } from './clipToSide.ts'
import { unwrap } from './unwrap.ts'

/** The scale of a drawing of the world: one part in this many millions. */
export type AtlasScale = '110m' | '50m' | '10m'

type CountriesTopology = Topology<{
  countries: GeometryCollection<{ name: string }>
  land: GeometryCollection
}>

/** The world's land and what divides it. */
export interface Atlas {
  /** Rings of each piece of land. */
  land: Ring[][]
  borders: Position[][]
}

export interface AtlasCountry {
  name: string
  pieces: Ring[][]
}

/** Reads one of the drawings that the package `world-atlas` holds. */
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

/** Reads the countries of one of the drawings, each by itself. */
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
  return polygons.flatMap((rings) => unwrap(rings.map((ring) => ring.map(toPosition))))
}

function toPosition([longitude = 0, latitude = 0]: number[]): Position {
  return [longitude, latitude]
}
