import type { Coordinate } from '@signpost/client/domain'

/** The greatest length of a position. */
const LONGEST = 60
/** Words before the numbers of a position. */
const labels =
  /^geo:|(?<!\p{L})(?:latitude|latitud|lat|longitude|longitud|long|lng|lon|широта|долгота)(?!\p{L})\s*[.:=]?\s*/gu
const pair =
  /^\(?([-+−]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([nsewo]?)\s*(?:[,;/]\s*|\s+)([-+−]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([nsewo]?)\)?$/
const lettersFirst =
  /^([nsewo])\s*([-+−]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:[,;/]\s*|\s*)([nsewo])\s*([-+−]?\d{1,3}(?:[.,]\d+)?)\s*°?$/
const part = String.raw`(\d{1,3})(?:\s*°\s*|\s+)(\d{1,2}(?:[.,]\d+)?)(?:\s*['′’]\s*|\s+)(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')?)?\s*([nsewo])`
const sexagesimal = new RegExp(`^${part}\\s*[,;]?\\s*${part}$`)

/**
 * The possible positions of a text, the likeliest first: latitude and longitude as decimals or in degrees, minutes and seconds, with letters or
 * signs; without letters, also in the other order. Empty for any other text.
 */
export function readPoint(text: string): Coordinate[] {
  const labeled = text.trim().toLowerCase()
  if (labeled.length > LONGEST) return []
  const typed = labeled.replaceAll(labels, '').trim()
  const points = pointsIn(typed)
  return /^(?:lo|ln|долгота)/.test(labeled) ? points.reverse() : points
}

function pointsIn(typed: string): Coordinate[] {
  const minutes = sexagesimal.exec(typed)
  if (minutes) {
    const [, a, b, c, firstLetter = '', d, e, f, secondLetter = ''] = minutes
    return placed(degrees(a, b, c), firstLetter, degrees(d, e, f), secondLetter)
  }
  const letters = lettersFirst.exec(typed)
  if (letters) {
    const [, firstLetter = '', first = '', secondLetter = '', second = ''] = letters
    return placed(number(first), firstLetter, number(second), secondLetter)
  }
  const decimals = pair.exec(typed)
  if (!decimals) return []
  const [, first = '', firstLetter = '', second = '', secondLetter = ''] = decimals
  // `18 24` is not a position, because positions are not written in whole degrees.
  if (!firstLetter && !(hasDecimals(first) && hasDecimals(second))) return []
  return placed(number(first), firstLetter, number(second), secondLetter)
}

function placed(
  first: number,
  firstLetter: string,
  second: number,
  secondLetter: string,
): Coordinate[] {
  const [a, b] = [signed(first, firstLetter), signed(second, secondLetter)]
  const isLongitudeFirst = /[ewo]/.test(firstLetter) || /[ns]/.test(secondLetter)
  const isKnown = firstLetter !== '' || secondLetter !== ''
  const orders = isKnown
    ? [isLongitudeFirst ? { latitude: b, longitude: a } : { latitude: a, longitude: b }]
    : [
        { latitude: a, longitude: b },
        { latitude: b, longitude: a },
      ]
  return orders.filter(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
  )
}

/** South and west are negative; in the languages of the west, `o` is west. */
function signed(value: number, letter: string): number {
  return /[swo]/.test(letter) ? -Math.abs(value) : value
}

function degrees(whole = '', minutes = '', seconds = ''): number {
  return Number(whole) + number(minutes) / 60 + number(seconds || '0') / 3600
}

function number(text: string): number {
  return Number(text.replace(',', '.').replace('−', '-'))
}

function hasDecimals(text: string): boolean {
  return /[.,]\d{2,}$/.test(text)
}
