import type { WireLocation } from '../wire.ts'

/** The maximum and the default number of results on a page. */
export const MAX_RESULTS = 50
export const DEFAULT_RESULTS = 10

/** The maximum length of a search text, in characters. */
export const MAX_QUERY_LENGTH = 300

/** The codes in which the languages of the catalog are sent. */
export const languageTags = ['en-US', 'fr-FR', 'es-ES', 'de-DE', 'it-IT'] as const

/** The ranks of brands, best first. */
export const BEST_RANK = 1
export const LAST_RANK = 5

/** 100 miles, in meters. An incomplete address farther from the center is not looked up. */
export const PARTIAL_MATCH_RADIUS = 160_934

/** The `accuracy` of a forward geocode, by the matched part of the address. */
export const accuracy = {
  houseNumber: 10,
  /** Another house number on the street. */
  nearbyHouseNumber: 8,
  intersection: 7,
  street: 6,
  /** A part of a city. */
  district: 5,
  postal: 4,
  city: 3,
  state: 2,
  country: 1,
} as const

const parts = [
  ['house_number', 'houseNumber'],
  ['street', 'street'],
  ['postal', 'postal'],
  ['city', 'city'],
  ['state', 'state'],
  ['country', 'country'],
] as const

/** The accuracy of an address, by its finest part; undefined for an address without parts. */
export function accuracyOf(
  location: Readonly<Partial<Record<keyof WireLocation, unknown>>>,
): number | undefined {
  const found = parts.find(([part]) => location[part])
  return found && accuracy[found[1]]
}
