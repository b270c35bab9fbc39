import { feature, featuresIn, iso1A3Code } from '@rapideditor/country-coder'
import type { Position } from '@signpost/client/domain'
import { ringCenter } from '../lines.ts'
import { readPackageJson } from '../readPackageJson.ts'

/** A set of locations: codes of countries and regions, names of shapes, points with or without a radius. */
export interface LocationSet {
  include?: Location[]
  exclude?: Location[]
}

type Location = string | [longitude: number, latitude: number, radius?: number]

export interface Countries {
  /** ISO 3166-1 alpha-3; `null` means worldwide. */
  countries: ReadonlySet<string> | null
  absent: ReadonlySet<string>
}

interface Shapes {
  features: { id: string; geometry: Shape }[]
}

type Shape =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }

const WORLD = '001'
const SHAPE = '.geojson'

/** Creates a function that lists the countries of a location set. `shapesUrl` is the file of the shapes that a set may name. */
export async function createCountryReader(
  shapesUrl: URL,
): Promise<(locations: LocationSet) => Countries> {
  const { features } = await readPackageJson<Shapes>(shapesUrl)
  const shapes = new Map(features.map(({ id, geometry }) => [id, geometry]))
  const known = new Map<string, readonly string[]>()

  function countriesOf(location: Location): readonly string[] {
    if (typeof location !== 'string') return countryAt(location[0], location[1])
    const cached = known.get(location)
    if (cached) return cached
    const countries = location.endsWith(SHAPE)
      ? countriesIn(shapes.get(location))
      : membersOf(location)
    known.set(location, countries)
    return countries
  }

  return ({ include = [WORLD], exclude = [] }) => ({
    countries: include.includes(WORLD) ? null : new Set(include.flatMap(countriesOf)),
    // A brand that is absent from a part of a country may still be in the rest of it.
    absent: new Set(exclude.filter(isCountry).flatMap(countriesOf)),
  })
}

function countryAt(longitude: number, latitude: number): string[] {
  const code = iso1A3Code([longitude, latitude])
  return code ? [code] : []
}

/** The countries at the center of each piece of a shape. The center is used because the edges run along borders. */
function countriesIn(shape: Shape | undefined): string[] {
  const polygons = shape?.type === 'Polygon' ? [shape.coordinates] : (shape?.coordinates ?? [])
  return polygons.flatMap(([outer = []]) => countryAt(...ringCenter(outer).center))
}

function isCountry(location: Location): boolean {
  return typeof location === 'string' && feature(location)?.properties.iso1A3 !== undefined
}

/** The countries that a code stands for: the country itself, the country that contains it, or the countries in it. */
function membersOf(code: string): string[] {
  const properties = feature(code)?.properties
  const own = properties?.iso1A3 ?? (properties?.country && iso1A3Code(properties.country))
  if (own) return [own]
  return featuresIn(code).flatMap(({ properties: { iso1A3, isoStatus } }) =>
    iso1A3 && isoStatus === 'official' ? [iso1A3] : [],
  )
}
