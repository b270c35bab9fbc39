import type { Address } from './address.ts'
import { addressFormat, commonFormat } from './addressFormat.ts'
import { fold } from './fold.ts'

export interface AddressLinesOptions {
  /** Writes the country as a line of its own. Default: true. */
  readonly country?: boolean
}

/**
 * An address as lines, in the order and with the parts that its country uses. Where the country is not known, or the address has no
 * parts, it is the text that the service wrote. No line is empty, and no part is repeated.
 */
export function addressLines(address: Address, options: AddressLinesOptions = {}): string[] {
  const parts = readParts(address)
  const sample = [parts.S, parts.D, parts.C, parts.A].join('')
  const known = addressFormat(address.countryCode ?? '', sample)
  const written = writtenLines(address.formatted)
  const hasParts = Object.values(parts).some((part) => part !== '')
  if (written.length > 0 && (!known || !hasParts)) return written

  const { lines, countryFirst } = known ?? commonFormat
  const filled = { ...parts, C: parts.C || standIn(parts, lines.join('')) }
  const names = [clean(address.name), clean(address.airport)]
  const place = [...names, ...lines.map((format) => writeLine(format, filled))]
  const country = options.country === false ? '' : clean(address.country)
  return distinct(countryFirst ? [country, ...place] : [...place, country])
}

/** The parts by the letters of `AddressFormat`; a part that is missing, or contained in another, is empty. */
type Parts = Readonly<Record<'N' | 'S' | 'D' | 'C' | 'A' | 'Z', string>>

function readParts(address: Address): Parts {
  const number = clean(address.houseNumber)
  const street = distinct([clean(address.street), clean(address.intersection)]).join(' & ')
  const city = clean(address.city)
  const state = clean(address.state)
  const area = clean(address.area)
  const postal = clean(address.postal).replace(/^〒 ?/, '')
  return {
    N: isAtAnEnd(number, street) ? '' : number,
    S: street,
    D: isSame(area, city) || isSame(area, state) ? '' : area,
    C: city,
    A: isSame(state, city) ? '' : state,
    Z: isAtAnEnd(postal, city) ? '' : postal,
  }
}

/** The name of a place without a city, in a country that usually omits areas and states. */
function standIn({ D: area, A: state }: Parts, format: string): string {
  if (area !== '' && !format.includes('D')) return area
  return format.includes('A') ? '' : state
}

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

const step = /([^NSDCAZ]*)([NSDCAZ])/g

/** A part on one line, without spaces around it and without commas that have nothing between them. */
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
