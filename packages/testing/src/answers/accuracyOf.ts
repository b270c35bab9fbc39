import type { WireLocation } from '@signpost/client/wire'
import { begins, runsOn, wordsOf } from '../fixtures/words.ts'

/**
 * How well an address answers a query, on the scale of the interface; undefined when it does not. 10 the house, 8 another house of
 * the street, 6 the street, 5 a house of it when no number was asked for, 4 the postal code, 3 the city.
 */
export function accuracyOf(query: string, location: WireLocation): number | undefined {
  const { formatted_address = '', country_code = '', house_number, street, postal } = location
  const known = wordsOf(`${formatted_address} ${country_code}`)
  const asked = wordsOf(query)
  const isAsked = (word: string): boolean => asked.some((part) => names(part, word))

  const unknown = asked.filter((part) => !known.some((word) => names(part, word)))
  if (unknown.some((part) => !isNumber(part))) return undefined
  if (street !== undefined && !wordsOf(street).some(isAsked)) return undefined
  if (unknown.length > 0) return house_number === undefined ? undefined : 8
  if (house_number !== undefined) return wordsOf(house_number).every(isAsked) ? 10 : 5
  if (street !== undefined) return 6
  return postal === undefined ? 3 : 4
}

/** Whether a part of a query stands for a word of an address. A number must be the whole number: 12 does not stand for 1234. */
function names(part: string, word: string): boolean {
  if (isNumber(part)) return word === part
  return begins(word, part) || (runsOn(part) && part.includes(word))
}

function isNumber(part: string): boolean {
  return /^\d+$/.test(part)
}
