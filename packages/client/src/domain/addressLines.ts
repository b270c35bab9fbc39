import type { Address } from './address.ts'
import { type AddressFormat, addressFormat, commonFormat, isEastAsian } from './addressFormat.ts'
import { fold } from './fold.ts'
import { stateCodes } from './stateCodes.ts'

export interface AddressLinesOptions {
  /** Writes the country as a line of its own. Default: true. */
  readonly country?: boolean
}

/** The lines of an address, in the order and with the parts that its country uses, and with the state as the post abbreviates it. Without a known country or any parts, they are the text of the service. No line is empty, and no part is repeated. */
export function addressLines(address: Address, options: AddressLinesOptions = {}): string[] {
  const { countryCode = '' } = address
  const parts = readParts(address)
  const written = writtenLines(address.formatted)
  const hasParts = Object.values(parts).some((part) => part !== '')
  const known = addressFormat(countryCode, isEastAsian(parts.C || parts.A || parts.D || parts.S))
  if (written.length > 0 && (!known || !hasParts)) return written

  const { lines, countryFirst } = known ?? (countryCode === '' ? unknownFormat : commonFormat)
  const filled = fill(parts, lines.join(''))
  const names = [clean(address.name), clean(address.airport)]
  const place = [...lines.map((line) => writeLine(line, filled)), filled.region]
  const isCity = isSame(clean(address.country), parts.C)
  const country = options.country === false || isCity ? '' : clean(address.country)
  return distinct(countryFirst ? [country, ...place, ...names] : [...names, ...place, country])
}

/** The format of an unknown country. */
const unknownFormat: AddressFormat = { lines: ['N S', 'D', 'C, A Z'], countryFirst: false }

/** The parts by the letters of `AddressFormat`. A part that is missing or contained in another is empty. */
type Parts = Readonly<Record<'N' | 'S' | 'D' | 'C' | 'A' | 'Z', string>>

function readParts(address: Address): Parts {
  const number = clean(address.houseNumber)
  const street = distinct([clean(address.street), clean(address.intersection)]).join(' & ')
  const city = clean(address.city)
  const area = clean(address.area)
  const postal = clean(address.postal).replace(/^〒 ?/, '')
  const name = clean(address.state)
  const code = stateCode(address.countryCode, name)
  // Mail has abbreviations; a city or a state alone has its full name.
  const state = (street || postal) && code ? code : name
  return {
    N: isAtAnEnd(number, street) ? '' : number,
    S: street,
    D: isSame(area, city) || isSame(area, state) ? '' : area,
    C: city,
    A: isSame(state, city) && !code ? '' : state,
    Z: isAtAnEnd(postal, city) || postal.includes(';') ? '' : postal,
  }
}

/** The postal abbreviation of a state in a country (alpha-3), where it has one. */
function stateCode(countryCode: string | undefined, state: string): string | undefined {
  const name = fold(state)
  for (const row of stateCodes.get(countryCode ?? '')?.split('|') ?? []) {
    const at = row.indexOf(' ')
    if (fold(row.slice(at)) === ` ${name}` || fold(row.slice(0, at)) === name)
      return row.slice(0, at)
  }
  return undefined
}

/** The parts by all letters of a format, and the region as a line of its own. */
function fill({ N, S, D, C, A, Z }: Parts, format: string): Filled {
  const has = (letters: string): boolean => [...letters].some((letter) => format.includes(letter))
  // Without a street, the area is the place.
  const street = S || (has('L') ? '' : C && D)
  const area = S === street ? D : ''
  const written = has('Dd') ? area : ''
  const city = C || (has('CL') && !written ? area || (has('Aa') ? '' : A) : '')
  const d = isSame(area, city) ? '' : area
  const E = /^\p{Lu}{1,2}$/u.test(A) ? A : ''
  // A city is shown with its region, even where mail does not need it.
  const region = has('Aa') || S || Z || D || isSame(A, city) ? '' : A
  return { N, S: street, D: d, d, C: city, c: city, L: area || city, A, a: A, E, Z, z: Z, region }
}

type Filled = Readonly<Record<string, string>> & { readonly region: string }

function writtenLines(formatted: string | undefined): string[] {
  return distinct((formatted ?? '').split(/[\r\n]+/).map(clean))
}

function writeLine(format: string, parts: Readonly<Record<string, string>>): string {
  let line = ''
  for (const { 1: before = '', 2: letter = '', index } of format.matchAll(step)) {
    const part = parts[letter]
    if (part) line += line === '' && index > 0 ? part : before + part
  }
  return line
}

const step = /([^A-Zacdz]*)([A-Zacdz])/g

/** The part on one line, trimmed, and without empty items between commas. */
function clean(part: string | undefined): string {
  const pieces = (part ?? '').split(',').filter((piece) => piece.trim() !== '')
  return pieces.join(',').replace(/\s+/g, ' ').trim()
}

/** The lines that are not empty, each once. */
function distinct(lines: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const line of lines) {
    const key = fold(line)
    if (key !== '' && !byKey.has(key)) byKey.set(key, line)
  }
  return [...byKey.values()]
}

function isSame(a: string, b: string): boolean {
  return fold(a) === fold(b)
}

function isAtAnEnd(part: string, whole: string): boolean {
  const [inner, outer] = [fold(part), fold(whole)]
  return outer === inner || outer.startsWith(`${inner} `) || outer.endsWith(` ${inner}`)
}
