import { type Bounds, type Coordinate, isCoordinate } from '../domain/coordinate.ts'
import { toAlpha3 } from '../domain/country.ts'
import { type CatalogLanguage, catalogLanguages, languageTag } from './languages.ts'
import { MAX_QUERY_LENGTH } from './limits.ts'

/** A kind of value: its parser, and its description for callers and the OpenAPI document. */
export interface Reader<Value> {
  /** Finishes the sentence "The parameter must be …". */
  readonly expects: string
  readonly schema: ParameterSchema
  /** The value of a text; `undefined` for a text that cannot be read. */
  readonly read: (text: string) => Value | undefined
}

/** The JSON Schema of a parameter. */
export interface ParameterSchema {
  readonly type: 'string' | 'integer'
  readonly description?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: string | number
}

const pair = /^ *(-?\d{1,3}(?:\.\d{1,20})?) *, *(-?\d{1,3}(?:\.\d{1,20})?) *$/

/** `latitude,longitude` in plain decimals, within their bounds. */
export const coordinate: Reader<Coordinate> = {
  expects: 'a latitude from -90 to 90 and a longitude from -180 to 180, as in "-34.9,-56.16"',
  schema: {
    type: 'string',
    description:
      'latitude,longitude in degrees: -90 to 90, -180 to 180; spaces around them are ignored',
    pattern: pair.source,
  },
  read(text) {
    const [, latitude, longitude] = pair.exec(text) ?? []
    const value = { latitude: Number(latitude), longitude: Number(longitude) }
    return isCoordinate(value) ? value : undefined
  },
}

/** The text that a person typed: at least one visible character, with controls read as spaces, in Unicode NFC. */
export const searchText: Reader<string> = {
  expects: `a text of 1 to ${MAX_QUERY_LENGTH} characters`,
  schema: { type: 'string', minLength: 1, maxLength: MAX_QUERY_LENGTH },
  read(text) {
    // Composing shrinks a text to no less than a quarter, and a long run of marks would take quadratic time.
    if (text.length > 4 * MAX_QUERY_LENGTH) return undefined
    const value = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').normalize('NFC')
    return value.trim() !== '' && value.length <= MAX_QUERY_LENGTH ? value : undefined
  },
}

/** An ISO 3166-1 alpha-3 code, converted to uppercase. */
export const country: Reader<string> = {
  expects: 'a three-letter ISO country code, as in "USA"',
  schema: { type: 'string', pattern: '^[A-Za-z]{3}$' },
  read: (text) => (/^[A-Za-z]{3}$/.test(text) ? toAlpha3(text) : undefined),
}

/** ISO 3166-1 codes, separated by commas, converted to alpha-3. */
export const countries: Reader<readonly string[]> = {
  expects: 'ISO country codes, separated by commas, as in "URY,ARG"',
  schema: { type: 'string', pattern: '^[A-Za-z]{2,3}(,[A-Za-z]{2,3})*$' },
  read(text) {
    const codes = text.split(',').flatMap((code) => (/\s/.test(code) ? [] : (toAlpha3(code) ?? [])))
    return codes.length === text.split(',').length ? codes : undefined
  },
}

/** Bounds as their southwestern and northeastern corners. West is greater than east across the 180th meridian. */
export const bounds: Reader<Bounds> = {
  expects:
    'the latitude and longitude of the southwestern and northeastern corners, as in "-35,-57,-34,-55"',
  schema: { type: 'string', pattern: `^${pair.source.slice(1, -1)},${pair.source.slice(1, -1)}$` },
  read(text) {
    const degrees = text.split(',')
    const southWest = coordinate.read(degrees.slice(0, 2).join(','))
    const northEast = coordinate.read(degrees.slice(2).join(','))
    if (!southWest || !northEast || southWest.latitude > northEast.latitude) return undefined
    return {
      south: southWest.latitude,
      west: southWest.longitude,
      north: northEast.latitude,
      east: northEast.longitude,
    }
  },
}

const languageCodes = catalogLanguages.flatMap((code) => [code, languageTag(code)])

/** A language of the catalog, by its two letters or its full code. */
export const language: Reader<CatalogLanguage> = {
  expects: `one of ${languageCodes.join(', ')}`,
  schema: { type: 'string', enum: languageCodes },
  read(text) {
    const asked = text.toLowerCase()
    return catalogLanguages.find(
      (code) => asked === code || asked === languageTag(code).toLowerCase(),
    )
  },
}

/** A whole number between two bounds, both allowed. */
export function integer(minimum: number, maximum: number): Reader<number> {
  return {
    expects: `a whole number from ${minimum} to ${maximum}`,
    schema: { type: 'integer', minimum, maximum },
    read(text) {
      const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return value >= minimum && value <= maximum ? value : undefined
    },
  }
}

/** Reads one of a few values. */
export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return {
    expects: `one of ${words.map((word) => JSON.stringify(word)).join(', ')}`,
    schema: { type: 'string', enum: words },
    read: (text) => words.find((word) => word === text),
  }
}

/** Reads values separated by commas, each once in the result; `none` alone is the empty list. */
export function listOf<Word extends string>(words: readonly Word[]): Reader<readonly Word[]> {
  const anyWord = `(${words.join('|')})`
  return {
    expects: `"none", or a comma-separated list of ${words.join(', ')}`,
    schema: { type: 'string', pattern: `^(none|${anyWord}(,${anyWord})*)$` },
    read(text) {
      if (text === 'none') return []
      const asked = new Set<string>(text.split(','))
      const known = words.filter((word) => asked.has(word))
      return known.length === asked.size ? known : undefined
    },
  }
}

/** An opaque value, which only the service that sent it can read. It is passed on unchanged. */
export function opaque(expects: string): Reader<string> {
  return {
    expects,
    schema: { type: 'string', minLength: 1 },
    read: (text) => (text === '' ? undefined : text),
  }
}
