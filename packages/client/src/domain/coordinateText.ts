import { type Coordinate, isCoordinate } from './coordinate.ts'

/**
 * The point in a typed or pasted text, or `undefined` if the text is anything else. It reads
 *
 * - decimal degrees: `-34.9, -56.16`, `-34.9 -56.16`, `(-34.9; -56.16)`, with decimal commas `-34,9; -56,16` or `-34,9 -56,16`;
 * - hemispheres before or after, in either order: `34.9 S 56.16 W`, `W56.16 S34.9`. The letter O is refused: it is west in Spanish
 *   and French, and east in German;
 * - degrees, minutes and seconds with any of the usual marks: `34°54'21"S 56°11'29"W`, or by spaces where letters tell the halves
 *   apart: `34 54 21 S 56 11 29 W`;
 * - `geo:-34.9,-56.16`;
 * - Arabic digits and separators: `-٣٤٫٩، -٥٦٫١٦`.
 *
 * Latitude comes first unless letters say otherwise. Two bare whole numbers (`12, 34`, `12 N 34 W`) are an address, not a point: one
 * of them needs a fraction, a mark, or after a comma a sign.
 */
export function parseCoordinate(text: string): Coordinate | undefined {
  const written = text.trim()
  // No coordinate is longer. The limit keeps the patterns below fast.
  if (written.length > 100) return undefined
  const plain = plainMarks(written)
  const point = readGeoUri(plain) ?? readBare(plain) ?? readMarked(plain) ?? readLettered(plain)
  return point && isCoordinate(point) ? point : undefined
}

/** A point as text that `parseCoordinate` reads back: `-34.90590, -56.19130`. `undefined` when it is invalid. */
export function formatCoordinate(coordinate: Coordinate, digits = 5): string | undefined {
  if (!isCoordinate(coordinate)) return undefined
  return `${decimal(coordinate.latitude, digits)}, ${decimal(coordinate.longitude, digits)}`
}

function decimal(degrees: number, digits: number): string {
  const text = degrees.toFixed(digits)
  return Number(text) === 0 ? (0).toFixed(digits) : text
}

/** The text in uppercase, without brackets, and with one form of each mark. */
function plainMarks(text: string): string {
  return (
    text
      .replace(/[º˚ᵒ]/g, '°')
      .replace(/''|[″”“„ʺ˝]|′′|’’/g, '"')
      .replace(/[′’‘ʹʼ´`]/g, "'")
      .replace(/[−‐‑–]/g, '-')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/٫/g, '.')
      .replace(/،/g, ',')
      .replace(/؛/g, ';')
      // Invisible characters, such as marks of the writing direction and spaces without a width.
      .replace(/\p{DI}/gu, '')
      // NFKC also converts wide and small forms of digits and marks.
      .normalize('NFKC')
      .toUpperCase()
      .replace(/^[([](.*)[)\]]$/, '$1')
      .trim()
  )
}

function readGeoUri(text: string): Coordinate | undefined {
  const match = /^GEO:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,-?\d+(?:\.\d+)?)?(;.*)?$/.exec(text)
  if (!match) return undefined
  const [, latitude, longitude, parameters = ''] = match
  // Another reference system is refused.
  if (/;CRS=(?!WGS84(?:;|$))/.test(parameters)) return undefined
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Two decimal numbers. */
function readBare(text: string): Coordinate | undefined {
  // When no number has a decimal point, a comma between digits is a decimal comma.
  const match = text.includes('.')
    ? /^([+-]?\d+(?:\.\d+)?)(\s*[,;]\s*|\s+)([+-]?\d+(?:\.\d+)?)$/.exec(text)
    : /^([+-]?\d+(?:,\d+)?)(\s*;\s*|\s*,\s+|,(?=[+-])|\s+)([+-]?\d+(?:,\d+)?)$/.exec(text)
  if (!match) return undefined
  const [, first = '', separator = '', second = ''] = match
  const hasFraction = /[.,]/.test(first + second)
  const hasSign = /[,;]/.test(separator) && /[+-]/.test(first + second)
  if (!hasFraction && !hasSign) return undefined
  return { latitude: numberOf(first), longitude: numberOf(second) }
}

/** Two angles with degree marks. */
function readMarked(text: string): Coordinate | undefined {
  const match = markedPair.exec(text)
  if (!match) return undefined
  const [, sign1, d1, m1, s1, sign2, d2, m2, s2] = match
  return pointOf(angle(d1, m1, s1, sign1), angle(d2, m2, s2, sign2))
}

/** Two angles, each with the letter of its hemisphere. */
function readLettered(text: string): Coordinate | undefined {
  const halves = splitAtLetters(text)
  if (!halves) return undefined
  const [first, second] = halves
  // In Utah `40 N 100 W` is an address.
  if (!/[.,°]|\d\s+\d/.test(`${first.angle};${second.angle}`)) return undefined
  const one = readHalf(first)
  const other = readHalf(second)
  if (isLatitude(first) && !isLatitude(second)) return pointOf(one, other)
  if (isLatitude(second) && !isLatitude(first)) return pointOf(other, one)
  return undefined
}

interface Half {
  readonly angle: string
  readonly letter: string
}

function splitAtLetters(text: string): [Half, Half] | undefined {
  const after = /^([^NSEW]+)([NSEW])[,;\s]*([^NSEW]+)([NSEW])$/.exec(text)
  if (after) {
    const [, angle1 = '', letter1 = '', angle2 = '', letter2 = ''] = after
    return [
      { angle: angle1.trim(), letter: letter1 },
      { angle: angle2.trim(), letter: letter2 },
    ]
  }
  const before = /^([NSEW])([^NSEW]+)([NSEW])([^NSEW]+)$/.exec(text)
  if (!before) return undefined
  const [, letter1 = '', angle1 = '', letter2 = '', angle2 = ''] = before
  return [
    { angle: angle1.replace(/[,;]?\s*$/, '').trim(), letter: letter1 },
    { angle: angle2.trim(), letter: letter2 },
  ]
}

function readHalf({ angle: text, letter }: Half): number | undefined {
  const match = loneAngle.exec(text)
  if (!match) return undefined
  const [, degrees, minutes, seconds] = match
  return angle(degrees, minutes, seconds, letter === 'S' || letter === 'W' ? '-' : '')
}

function isLatitude({ letter }: Half): boolean {
  return letter === 'N' || letter === 'S'
}

function angle(degrees = '', minutes = '', seconds = '', sign = ''): number | undefined {
  // Only the last part may have a fraction, and sixty minutes are a degree.
  if (minutes && !/^\d+$/.test(degrees)) return undefined
  if (seconds && !/^\d+$/.test(minutes)) return undefined
  if (numberOf(minutes) >= 60 || numberOf(seconds) >= 60) return undefined
  const size = numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600
  return sign === '-' ? -size : size
}

function pointOf(
  latitude: number | undefined,
  longitude: number | undefined,
): Coordinate | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}

const number = String.raw`(\d+(?:[.,]\d+)?)`
const markedAngle = String.raw`([+-]?)\s*${number}\s*°(?:\s*${number}\s*'(?:\s*${number}\s*")?)?`
const markedPair = new RegExp(String.raw`^${markedAngle}[\s,;]*${markedAngle}$`)
const loneAngle = new RegExp(
  String.raw`^${number}(?:\s*°)?(?:\s*(?<=[°\s])${number}(?:\s*')?(?:\s*(?<=['\s])${number}(?:\s*")?)?)?$`,
)
