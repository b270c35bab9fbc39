import type { WireLocation } from '@signpost/client/wire'
import { begins, wordsOf } from './words.ts'

/**
 * How well an address answers a query, on the scale of the interface; undefined when it does not. 10 the house, 8 another house of
 * the street, 6 the street, 4 the postal code, 3 the city.
 */
export function accuracyOf(query: string, location: WireLocation): number | undefined {
  const { formatted_address = '', country_code = '', house_number, street, postal } = location
  const known = wordsOf(`${formatted_address} ${country_code}`)
  const asked = wordsOf(query)
  const asksFor = (text: string): boolean =>
    wordsOf(text).some((word) => asked.some((part) => begins(word, part)))

  const unknown = asked.filter((part) => !known.some((word) => isMeant(word, part)))
  if (unknown.some((part) => !isNumber(part))) return undefined
  if (street !== undefined && !asksFor(street)) return undefined
  if (unknown.length > 0) return house_number === undefined ? undefined : 8
  if (house_number !== undefined && asksFor(house_number)) return 10
  if (street !== undefined) return 6
  return postal === undefined ? 3 : 4
}

/** A number must be the whole number: 12 does not begin 1234. */
function isMeant(word: string, part: string): boolean {
  return isNumber(part) ? word === part : begins(word, part)
}

function isNumber(part: string): boolean {
  return /^\d+$/.test(part)
}
