import { type AddressField, addressFormat, toAlpha2, toAlpha3 } from '@signpost/client/domain'
import { names, required, withRegions, withTowns } from './countries/countryRules.ts'
import { readsScript } from './readsScript.ts'

/** The names of postal codes, towns, parts of towns and regions in a country. */
export type PostalName =
  | 'postalCode'
  | 'zip'
  | 'postcode'
  | 'cap'
  | 'plz'
  | 'cep'
  | 'eircode'
  | 'pin'
export type TownName = 'city' | 'town' | 'suburb' | 'district'
export type AreaName = 'suburb' | 'district' | 'neighborhood' | 'townland' | 'villageTownship'
export type RegionName =
  | 'region'
  | 'state'
  | 'province'
  | 'prefecture'
  | 'department'
  | 'county'
  | 'area'
  | 'district'
  | 'doSi'
  | 'emirate'
  | 'island'
  | 'oblast'
  | 'parish'

/** The fields of an address form in a country. */
export interface CountryLayout {
  /** The rows of fields from top to bottom; the fields of a row are side by side. */
  readonly rows: readonly (readonly AddressField[])[]
  readonly required: ReadonlySet<AddressField>
  readonly postal: PostalName
  readonly town: TownName
  readonly area: AreaName
  readonly region: RegionName
  /** True when the country has a list of regions. */
  readonly hasRegions: boolean
  /** True when the country has lists of the towns or districts of its regions. */
  readonly hasTowns: boolean
}

/**
 * Returns the layout of an address form for a country (an ISO 3166-1 code of two or three letters), in the order for readers of a language.
 */
export function countryLayout(country: string | undefined, language: string): CountryLayout {
  const code = (country && toAlpha2(country)) ?? ''
  return {
    rows: formatLines(code, language).flatMap(rowsOf),
    required: new Set(['address-line1', ...requiredFields(code)]),
    postal: nameIn(names.postal, code, 'postalCode'),
    town: nameIn(names.town, code, 'city'),
    area: nameIn(names.area, code, 'suburb'),
    region: nameIn(names.region, code, code ? 'province' : 'region'),
    hasRegions: includes(withRegions, code),
    hasTowns: includes(withTowns, code),
  }
}

/** Returns the parts of an address that have no field in a country, and belong to the street line instead. */
export function partsOfStreet(country: string | undefined): { area: boolean; city: boolean } {
  const format = (country ? formatLines(country, '') : unknownLines).join('')
  return { area: format.includes('d'), city: !/[CL]/.test(format) }
}

/** True when addresses of a country contain the suburb instead of the city. */
export function namesSuburb(country: string | undefined): boolean {
  return country !== undefined && formatLines(country, '').join('').includes('L')
}

/** Returns the two-letter codes of all countries. */
export function countryCodes(): readonly string[] {
  return alphabet.flatMap((first) => alphabet.flatMap((second) => toAlpha2(first + second) ?? []))
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const unknownLines = ['N S', 'C', 'A Z']

function formatLines(code: string, language: string): readonly string[] {
  const isOwnScript = readsScript(language, includes('KP KR', code) ? '한' : '東')
  return code
    ? (addressFormat(toAlpha3(code) ?? '', isOwnScript)?.lines ?? ['N S', 'C'])
    : unknownLines
}

/** Converts a line of a format to rows: one row, and two more for the street. */
function rowsOf(line: string): AddressField[][] {
  const [before = '', after = before] = line.split(/[NS, ]*[NS]+/)
  const street: AddressField[][] = before === line ? [] : [['address-line1'], ['address-line2']]
  const rows = before === line ? [fieldsOf(line)] : [fieldsOf(before), ...street, fieldsOf(after)]
  return rows.filter((row) => row.length > 0)
}

function fieldsOf(text: string): AddressField[] {
  return [...text].flatMap((letter) => fields[letter] ?? [])
}

/** The fields by their letters in the formats; `A` is the region, which the rules call `S`. */
const fields: Readonly<Partial<Record<string, AddressField>>> = {
  D: 'address-level3',
  C: 'address-level2',
  L: 'address-level2',
  A: 'address-level1',
  E: 'address-level1',
  Z: 'postal-code',
}

/** Returns the fields that addresses of a country require besides the street; the rules call the region `S`. */
function requiredFields(code: string): AddressField[] {
  const letters = required.find((row) => includes(row.slice(row.indexOf(' ')), code)) ?? 'C '
  return fieldsOf(letters.slice(0, letters.indexOf(' ')).replace('A', '').replace('S', 'A'))
}

function nameIn<Name extends string>(
  rows: readonly (readonly [name: Name, countries: string])[],
  code: string,
  common: NoInfer<Name>,
): Name {
  return rows.find(([, countries]) => includes(countries, code))?.[0] ?? common
}

function includes(countries: string, code: string): boolean {
  return code !== '' && countries.split(' ').includes(code)
}
