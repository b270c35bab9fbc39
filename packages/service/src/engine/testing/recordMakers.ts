import type { Bounds, Coordinate, Position } from '@signpost/client/domain'
import type {
  AddressRecord,
  AreaRecord,
  BorderEntry,
  IntersectionRecord,
  Located,
  PlaceRecord,
  StreetRecord,
  TermRecord,
} from '../../data/record.ts'

/** The center of each city, with the records of the city around it. */
export const centers: Readonly<Record<City, Coordinate>> = {
  montevideo: { latitude: -34.9059, longitude: -56.1913 },
  astana: { latitude: 51.1282, longitude: 71.4304 },
  berlin: { latitude: 52.52, longitude: 13.405 },
  springfield: { latitude: 39.7817, longitude: -89.6501 },
  tokyo: { latitude: 35.6812, longitude: 139.7671 },
  istanbul: { latitude: 41.0082, longitude: 28.9784 },
}

type City = 'montevideo' | 'astana' | 'berlin' | 'springfield' | 'tokyo' | 'istanbul'

const localities: Readonly<Record<City, Omit<Located, 'ref' | 'coordinate'>>> = {
  montevideo: { countryCode: 'URY', city: 'Montevideo', state: 'Montevideo' },
  astana: { countryCode: 'KAZ', city: 'Астана' },
  berlin: { countryCode: 'DEU', city: 'Berlin', state: 'Berlin' },
  springfield: { countryCode: 'USA', city: 'Springfield', state: 'Illinois', postal: '62701' },
  tokyo: { countryCode: 'JPN', city: '東京' },
  istanbul: { countryCode: 'TUR', city: 'İstanbul' },
}

/** A box of two degrees around a point. */
export function boxAround({ latitude, longitude }: Coordinate): Bounds {
  return {
    north: latitude + 1,
    east: longitude + 1,
    south: latitude - 1,
    west: longitude - 1,
  }
}

/** A point some meters east and north of a city's center. */
export function near(city: City, east: number, north: number): Coordinate {
  const { latitude, longitude } = centers[city]
  return {
    latitude: latitude + north / 111_195,
    longitude: longitude + east / (111_195 * Math.cos((latitude * Math.PI) / 180)),
  }
}

export function located(city: City, ref: string, east: number, north: number): Located {
  return { ...localities[city], ref, coordinate: near(city, east, north) }
}

export function place(at: Located, name: string, more: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    ...at,
    kind: 'place',
    name,
    otherNames: [],
    categories: [],
    brands: [],
    weight: 0.3,
    phones: [],
    contents: {},
    ...more,
  }
}

export function address(at: Located, street: string, houseNumber: string): AddressRecord {
  return { ...at, kind: 'address', street, houseNumber }
}

/** A street that runs some meters east and west of its middle. */
export function street(
  at: Located,
  name: string,
  half: number,
  otherNames: string[] = [],
): StreetRecord {
  const { latitude, longitude } = at.coordinate
  const degrees = half / (111_195 * Math.cos((latitude * Math.PI) / 180))
  const line: Position[] = [
    [longitude - degrees, latitude],
    [longitude, latitude],
    [longitude + degrees, latitude],
  ]
  return { ...at, kind: 'street', name, otherNames, lines: [line] }
}

export function crossing(at: Located, one: string, other: string): IntersectionRecord {
  return { ...at, kind: 'intersection', streets: [one, other] }
}

export function area(
  kind: AreaRecord['area'],
  at: Located,
  name: string,
  population: number,
  otherNames: string[] = [],
): AreaRecord {
  return { ...at, kind: 'area', area: kind, name, otherNames, population }
}

/** A border whose outlines are boxes: the meters east and north of a city's center at their western and southern, and their eastern and northern sides. */
export function border(
  city: City,
  boxes: readonly (readonly [west: number, south: number, east: number, north: number])[],
  entry: Pick<BorderEntry, 'countryCode' | 'town' | 'rank' | 'size'>,
): BorderEntry {
  const rings = boxes.map(([west, south, east, north]) => {
    const corners = [
      near(city, west, south),
      near(city, east, south),
      near(city, east, north),
      near(city, west, north),
      near(city, west, south),
    ]
    return corners.map(({ longitude, latitude }): Position => [longitude, latitude])
  })
  return { ...entry, kind: 'border', rings }
}

export function term(
  kind: TermRecord['term'],
  code: string,
  names: Record<string, string>,
  more: Partial<TermRecord> = {},
): TermRecord {
  return {
    kind: 'term',
    ref: `${kind}:${code}`,
    term: kind,
    code,
    names: Object.entries(names).map(([language, text]) => ({ language, text })),
    otherNames: [],
    words: [],
    countries: [],
    weight: 0.8,
    ...more,
  }
}
