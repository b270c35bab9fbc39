import type {
  AreaRecord,
  GeoRecord,
  IntersectionRecord,
  PlaceRecord,
  StreetRecord,
} from '../../data/record.ts'
import { tokensOf } from '../text/tokens.ts'
import { inLatin } from '../text/transliterate.ts'
import type { Description } from './Description.ts'
import { kindCodes } from './kinds.ts'
import { lengthOf } from './lines.ts'

const MOST_NAMES = 80
const MOST_NAMES_OF_STREET = 5
const MOST_TOKENS = 24

export function describeRecord(record: Exclude<GeoRecord, { kind: 'address' }>): Description {
  switch (record.kind) {
    case 'place':
      return {
        kind: kindCodes.place,
        coordinate: record.coordinate,
        prominence: 0.2 + 0.6 * share(record.weight),
        names: tokenizedNames(record.name === undefined ? [] : [record.name]),
        aliases: tokenizedNames([
          ...withoutHyphens(record.name ?? ''),
          ...withLatin(record.name ?? '', [...record.otherNames, ...brandNames(record)]),
        ]),
        context: [...tokensOf(record.street ?? ''), ...tokensOf(record.houseNumber ?? '')],
      }
    case 'street':
      return {
        kind: kindCodes.street,
        coordinate: record.coordinate,
        prominence: streetProminence(record),
        names: tokenizedNames([record.name]),
        aliases: tokenizedNames(withLatin(record.name, record.otherNames)),
        context: [],
      }
    case 'intersection':
      return {
        kind: kindCodes.intersection,
        coordinate: record.coordinate,
        prominence: 0.2,
        names: [record.streets.flatMap((street) => tokensOf(street)).slice(0, MOST_TOKENS)],
        aliases: otherCrossings(record),
        context: [],
      }
    case 'area':
      return {
        kind: kindCodes.area,
        coordinate: record.coordinate,
        prominence: areaProminence(record),
        // Users in the country type the local name.
        names: tokenizedNames([record.name, record.localName ?? record.name]),
        aliases: tokenizedNames(withLatin(record.name, record.otherNames)),
        context: [],
      }
    case 'term':
      return {
        kind: kindCodes.term,
        coordinate: { latitude: 0, longitude: 0 },
        prominence: 0.2 + 0.6 * share(record.weight),
        names: tokenizedNames(record.names.map(({ text }) => text)),
        aliases: tokenizedNames([...record.otherNames, ...record.words].map(({ text }) => text)),
        context: record.countries,
      }
  }
}

/** A crossing can be found by any name of either street. */
function otherCrossings({ streets, otherNames }: IntersectionRecord): string[][] {
  const [one, other] = streets.map((street, index) =>
    [street, ...withLatin(street, otherNames?.[index] ?? [])].slice(0, MOST_NAMES_OF_STREET),
  )
  const combined = (one ?? []).flatMap((a) => (other ?? []).map((b) => `${a} ${b}`))
  return tokenizedNames(combined.slice(1))
}

/** The other names of a record, and its own name in Latin letters if it has no Latin name. Cyrillic names are transliterated during the search instead. */
function withLatin(name: string, otherNames: readonly string[]): readonly string[] {
  const latin = inLatin(name)
  if (latin === undefined || otherNames.some((other) => /\p{Script=Latin}/u.test(other)))
    return otherNames
  return [latin, ...otherNames]
}

function tokenizedNames(names: readonly string[]): string[][] {
  const seen = new Map<string, string[]>()
  for (const name of names) {
    const tokens = tokensOf(name).slice(0, MOST_TOKENS)
    if (tokens.length > 0) seen.set(tokens.join(' '), tokens)
    if (seen.size === MOST_NAMES) break
  }
  return [...seen.values()]
}

/** The names with hyphens as one word, because users also type `Ta-Ta` that way. */
function withoutHyphens(name: string): string[] {
  const joined = name.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')
  return joined === name ? [] : [joined]
}

function brandNames({ brands }: PlaceRecord): string[] {
  return brands.map(({ name }) => name)
}

/** A long street is better known than a short one. */
function streetProminence({ lines }: StreetRecord): number {
  return 0.25 + Math.min(0.15, Math.log10(1 + lengthOf(lines) / 1000) / 8)
}

/** The lowest prominence of a country, which no other area reaches. */
const COUNTRY = 0.92

/** True for an area that is a country. */
export function isCountry({ prominence }: Pick<Description, 'prominence'>): boolean {
  return prominence >= COUNTRY
}

/** The prominence of a category or brand of which the data has no place. */
export const UNUSED = 0

/** True for a category or brand of which the data has no place: its names are known, but it is no answer. */
export function isUnused({ kind, prominence }: Pick<Description, 'kind' | 'prominence'>): boolean {
  return kind === kindCodes.term && prominence === UNUSED
}

function areaProminence({ area, population }: AreaRecord): number {
  const people = Math.log10(1 + Math.max(0, population)) / 8
  switch (area) {
    case 'country':
      return COUNTRY + (1 - COUNTRY) * people
    case 'state':
      return 0.6 + 0.25 * people
    case 'city':
      return 0.1 + 0.85 * people
    case 'district':
      return 0.3 + 0.3 * people
    case 'postal':
      return 0.15
  }
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value || 0))
}
