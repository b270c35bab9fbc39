import type { Coordinate, Position } from '@signpost/client/domain'
import type { WireContents, WirePhone } from '@signpost/client/wire'

/**
 * A searchable record. The readers of sources create records and a store indexes them, independently of each other. `ref` is the id in the source
 * (`n123`, `w456`, `city:3441575`), so it survives a rebuild.
 */
export type GeoRecord =
  | PlaceRecord
  | AddressRecord
  | StreetRecord
  | IntersectionRecord
  | AreaRecord
  | TermRecord

/** A record, or a border around records. An index is built from both. */
export type IndexEntry = GeoRecord | BorderEntry

export interface Located {
  ref: string
  coordinate: Coordinate
  /** ISO 3166-1 alpha-3. */
  countryCode: string
  city?: string
  state?: string
  postal?: string
  /** The areas with a mapped border that contain it, by their references, the smallest first. */
  within?: string[]
}

export interface PlaceRecord extends Located {
  kind: 'place'
  /** Absent for a place that is named by its category, such as a toilet or a car park. */
  name?: string
  /** Other searchable names: in other languages, old and short names, the brand. */
  otherNames: string[]
  /** Names in other languages (two or three letters) that differ from `name`. */
  namesIn?: Readonly<Record<string, string>>
  houseNumber?: string
  street?: string
  /** The course of a river or a lift. `coordinate` is in its middle. */
  lines?: Position[][]
  /** Category codes, the most specific first, followed by their top categories. Empty for a named building. */
  categories: string[]
  brands: { id: string; name: string }[]
  /** The prominence of the place, 0 to 1. */
  weight: number
  /** Set for an aerodrome. */
  airport?: string
  timeZone?: string
  phones: WirePhone[]
  contents: WireContents
}

export interface AddressRecord extends Located {
  kind: 'address'
  houseNumber: string
  street: string
}

export interface StreetRecord extends Located {
  kind: 'street'
  name: string
  otherNames: string[]
  /** Names in other languages (two or three letters) that differ from `name`. */
  namesIn?: Readonly<Record<string, string>>
  /** The pieces of the street, by which its nearest point is calculated. `coordinate` is on the middle piece. */
  lines: Position[][]
}

export interface IntersectionRecord extends Located {
  kind: 'intersection'
  streets: [string, string]
  /** Other names of each of the streets. */
  otherNames?: [string[], string[]]
  /** The names of each of the streets in other languages. */
  namesIn?: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]
}

export interface AreaRecord extends Located {
  kind: 'area'
  area: 'country' | 'state' | 'city' | 'district' | 'postal'
  name: string
  otherNames: string[]
  /** Names in other languages (two or three letters) that differ from `name`. */
  namesIn?: Readonly<Record<string, string>>
  /** The local name, if it differs from `name`: the gazetteer has English names. */
  localName?: string
  population: number
  /** The mapped border of the area. */
  border?: AreaBorder
  /** The official languages of a country, two letters each. */
  languages?: string[]
}

/** The border of an area: records in it have its reference in `within`. */
export interface AreaBorder {
  ref: string
  /** Meters from the coordinate of the area within which all of it lies. */
  reach: number
}

/** A mapped border, which determines the country and the town of a point. It is not a record; its area has a record. */
export interface BorderEntry {
  kind: 'border'
  /** ISO 3166-1 alpha-3. */
  countryCode: string
  /** The reference of the town or village inside the border. */
  town?: string
  /** The rank of the border. The border with the lowest rank around a point names the point; of equal ranks, the smallest area. */
  rank: number
  /** The area in square degrees, only for comparisons. */
  size: number
  /** Its outlines and holes. */
  rings: Position[][]
}

/** A text, and its language as two letters. */
export interface InLanguage {
  language: string
  text: string
}

/** A category or a brand as a search term. */
export interface TermRecord {
  kind: 'term'
  ref: string
  term: 'category' | 'brand'
  /** Category code or brand id. */
  code: string
  /** The displayed text of the suggestion, by language. */
  names: InLanguage[]
  /** Other names of the same weight as the first. */
  otherNames: InLanguage[]
  /** Further words that may refer to it. */
  words: InLanguage[]
  /** ISO 3166-1 alpha-3 codes of the countries of a brand; empty means worldwide. */
  countries: string[]
  weight: number
}
