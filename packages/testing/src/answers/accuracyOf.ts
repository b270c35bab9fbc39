import { accuracy, accuracyOf as accuracyOfParts } from '@signpost/client/protocol'
import type { WireLocation } from '@signpost/client/wire'
import { beginsWith, isUnspaced, wordsOf } from '../fixtures/words.ts'

/** The accuracy with which an address answers a query, on the scale of the interface; undefined when it does not. */
export function accuracyOf(query: string, location: WireLocation): number | undefined {
  const { formatted_address = '', country_code = '', house_number, street } = location
  const known = wordsOf(`${formatted_address} ${country_code}`)
  const asked = wordsOf(query)
  const isAsked = (word: string): boolean => asked.some((part) => standsFor(part, word))

  const unknown = asked.filter((part) => !known.some((word) => standsFor(part, word)))
  if (unknown.some((part) => !isNumber(part))) return undefined
  if (street !== undefined && !wordsOf(street).some(isAsked)) return undefined
  if (unknown.length > 0) {
    return house_number === undefined ? undefined : accuracy.nearbyHouseNumber
  }
  const isStreetOnly = house_number !== undefined && !wordsOf(house_number).every(isAsked)
  return isStreetOnly ? accuracy.street : wholeAccuracyOf(location)
}

/** The accuracy of a location that is found as a whole. */
export function wholeAccuracyOf(location: WireLocation): number {
  return accuracyOfParts(location) ?? accuracy.city
}

/** True when a query contains more of an address than its street: its city, state, postal code or country. */
export function isInNamedArea(query: string, location: WireLocation): boolean {
  const {
    city = '',
    state = '',
    postal = '',
    country = '',
    country_code = '',
    street = '',
  } = location
  const ofStreet = wordsOf(street)
  const ofArea = wordsOf([city, state, postal, country, country_code].join(' '))
  return wordsOf(query).some(
    (part) =>
      ofArea.some((word) => standsFor(part, word)) &&
      !ofStreet.some((word) => standsFor(part, word)),
  )
}

/** True when a part of a query matches a word of an address. A number must match entirely: 12 does not match 1234. */
function standsFor(part: string, word: string): boolean {
  if (isNumber(part)) return word === part
  return beginsWith(word, part) || (isUnspaced(part) && part.includes(word))
}

function isNumber(part: string): boolean {
  return /^\d+$/.test(part)
}
