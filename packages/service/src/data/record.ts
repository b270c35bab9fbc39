import type { Coordinate, Position } from '@signpost/client/domain'
import type { WireContents, WirePhone } from '@signpost/client/wire'

/**
 * The record of one thing that can be found. Readers of sources write these, a store indexes them; neither knows the other. `ref` names the
 * source's own id (`n123`, `w456`, `city:3441575`), so that it survives a rebuild.
 */
export type GeoRecord =
  | PlaceRecord
  | AddressRecord
  | StreetRecord
  | IntersectionRecord
  | AreaRecord
  | TermRecord

export interface Located {
  ref: string
  coordinate: Coordinate
  /** ISO 3166-1 alpha-3. */
  countryCode: string
  city?: string
  state?: string
  postal?: string
}

export interface PlaceRecord extends Located {
  kind: 'place'
  /** Absent for a place that is named by its category: a toilet, a car park. */
  name?: string
  /** Other names by which a person may look for it: other languages, old and short names, the brand. */
  otherNames: string[]
  /** Its name in other languages (two or three letters), where it differs. */
  namesIn?: Readonly<Record<string, string>>
  houseNumber?: string
  street?: string
  /** Category codes, the most specific first; the top categories that they belong to come last. Empty: a named building. */
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
  /** Its name in other languages (two or three letters), where it differs. */
  namesIn?: Readonly<Record<string, string>>
  /** The pieces of the street, for the nearest point on it. `coordinate` lies on the middle one. */
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
  /** Its name in other languages (two or three letters), where it differs. */
  namesIn?: Readonly<Record<string, string>>
  /** The name that is used there, where `name` is another: that of the gazetteer is English. */
  localName?: string
  population: number
  /** The official languages of a country, two letters each. */
  languages?: string[]
}

/** A text, and its language as two letters. */
export interface InLanguage {
  language: string
  text: string
}

/** A category or a brand as something to look for. */
export interface TermRecord {
  kind: 'term'
  ref: string
  term: 'category' | 'brand'
  /** Category code or brand id. */
  code: string
  /** The text of the suggestion, by language. */
  names: InLanguage[]
  /** Other names of it, as good as the first. */
  otherNames: InLanguage[]
  /** Further words that may mean it. */
  words: InLanguage[]
  /** ISO 3166-1 alpha-3 codes in which a brand exists; empty means everywhere. */
  countries: string[]
  weight: number
}
