import type { Tags } from '../osm/OsmElement.ts'

/** An address in the tags of an object. */
export interface TaggedAddress {
  houseNumber: string
  street: string
  /** True for the address on the second street of a corner house. */
  isSecond: boolean
}

const MAX_NUMBERS = 100
const MAX_LENGTH = 30
/** The abbreviation of "without a number" in Spanish and Portuguese. */
const NO_NUMBER = /^s\.?\/?n\.?$/i

/** The addresses of an object: one for each number of a list (`3707,3709`), on its first and its second street. */
export function addressesOf(tags: Tags): TaggedAddress[] {
  return [
    ...read(tags['addr:housenumber'], tags['addr:street'] ?? tags['addr:place'], false),
    ...read(tags['addr:housenumber2'], tags['addr:street2'], true),
  ]
}

function read(
  numbers: string | undefined,
  street: string | undefined,
  isSecond: boolean,
): TaggedAddress[] {
  if (!numbers || !street?.trim()) return []
  const parts = numbers.split(/[,;]/).map((part) => part.trim())
  const known = parts.filter(
    (part) => part !== '' && part.length <= MAX_LENGTH && !NO_NUMBER.test(part),
  )
  return [...new Set(known)]
    .slice(0, MAX_NUMBERS)
    .map((houseNumber) => ({ houseNumber, street: street.trim(), isSecond }))
}
