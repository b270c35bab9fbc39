import { toAlpha2 } from '@signpost/client/domain'

/** The fields of an address, by their `autocomplete` names. */
export type AddressField =
  | 'address-line1'
  | 'address-line2'
  | 'address-level3'
  | 'address-level2'
  | 'address-level1'
  | 'postal-code'

/** The name of postal codes, towns and regions in a country. */
export type PostalName =
  | 'postalCode'
  | 'zip'
  | 'postcode'
  | 'cap'
  | 'plz'
  | 'cep'
  | 'eircode'
  | 'pin'
export type TownName = 'city' | 'town' | 'suburb'
export type RegionName = 'region' | 'state' | 'province' | 'prefecture' | 'department' | 'county'

/** The fields of an address form in a country. */
export interface AddressLayout {
  /** The fields from top to bottom; those of a row are side by side. */
  readonly rows: readonly (readonly AddressField[])[]
  readonly required: ReadonlySet<AddressField>
  readonly postal: PostalName
  readonly town: TownName
  readonly region: RegionName
  /** The format of postal codes, where the country has a single one. */
  readonly code?: { readonly pattern: string; readonly example: string } | undefined
}

/** The fields of an address form for a country (ISO 3166-1, two or three letters), labelled for readers of a language. */
export function addressLayout(country: string | undefined, language: string): AddressLayout {
  const code = (country && toAlpha2(country)) ?? ''
  const row = layouts.find(([countries]) => countries.split(' ').includes(code))
  const [, format, names = ''] = row ?? ['', commonFormat]
  const own = ownFormats.get(`${code} ${language.split('-', 1)[0]}`)
  const shape = codes.get(code)
  return {
    rows: (own ?? format).split('|').map(fieldsOf),
    required: new Set(fieldsOf(format.replace(/[^A-Z1]/g, ''))),
    ...namesOf(names),
    code: shape && { pattern: shape[0], example: shape[1] },
  }
}

const letters: ReadonlyMap<string, AddressField> = new Map([
  ['1', 'address-line1'],
  ['2', 'address-line2'],
  ['D', 'address-level3'],
  ['C', 'address-level2'],
  ['A', 'address-level1'],
  ['Z', 'postal-code'],
])

function fieldsOf(row: string): AddressField[] {
  return [...row.toUpperCase()].flatMap((letter) => letters.get(letter) ?? [])
}

function namesOf(names: string): Pick<AddressLayout, 'postal' | 'town' | 'region'> {
  const given = names.split(' ')
  const pick = <Name extends string>(known: readonly Name[], common: Name): Name =>
    known.find((name) => given.includes(name)) ?? common
  return {
    postal: pick(['zip', 'postcode', 'cap', 'plz', 'cep', 'eircode', 'pin'], 'postalCode'),
    town: pick(['town', 'suburb'], 'city'),
    region: pick(['state', 'province', 'prefecture', 'department', 'county'], 'region'),
  }
}

/** `1` and `2` are the lines, `D` a part of the city, `C` the city, `A` the region, `Z` the postal code; small letters may stay empty, `|` ends a row. */
const commonFormat = '1|2|C|az'

// The facts are those of the countries' posts, as the Universal Postal Union and the address data of Chromium publish them: the order, what a letter
// cannot do without, and what the parts are called.
const layouts: readonly (readonly [countries: string, format: string, names?: string])[] = [
  ['US AS FM GU MH MP PR PW VI', '1|2|C|AZ', 'zip state'],
  ['CA', '1|2|C|AZ', 'province'],
  ['AU', '1|2|C|AZ', 'suburb state postcode'],
  ['GB GG IM JE', '1|2|C|Z', 'postcode town'],
  ['NZ ZA', '1|2|d|CZ', 'postcode'],
  ['IE', '1|2|C|az', 'town county eircode'],
  ['FR BE LU NL DK FI GR NO PL PT SE CZ SK', '1|2|ZC'],
  ['DE AT CH LI', '1|2|ZC', 'plz'],
  ['ES', '1|2|ZC|A', 'province'],
  ['IT', '1|2|ZC|A', 'cap province'],
  ['UY', '1|2|C|az', 'department'],
  ['AR', '1|2|zC|a', 'province'],
  ['CL', '1|2|zC|a'],
  ['CO', '1|2|d|C|Az', 'department'],
  ['BR', '1|2|d|CA|Z', 'cep state'],
  ['MX', '1|2|d|ZC|A', 'state'],
  ['IN', '1|2|CZ|A', 'pin state'],
  ['JP', '1|2|C|A|Z', 'prefecture'],
  ['KZ', '1|2|C|a|z'],
]

/** The formats for readers of the country's own language, from the country down to the house. */
const ownFormats: ReadonlyMap<string, string> = new Map([['JP ja', 'Z|A|C|1|2']])

/** Country, format of its postal codes, example. Spaces and dashes that people omit are optional. */
const codes: ReadonlyMap<string, readonly [pattern: string, example: string]> = new Map([
  ['US', ['\\s*\\d{5}(-\\d{4})?\\s*', '94043']],
  ['CA', ['\\s*[A-Za-z]\\d[A-Za-z][ \\-]?\\d[A-Za-z]\\d\\s*', 'K1A 0B1']],
  ['GB', ['\\s*[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}\\s*', 'SW1A 2AA']],
  ['FR', ['\\s*\\d{2} ?\\d{3}\\s*', '75002']],
  ['DE', ['\\s*\\d{5}\\s*', '10117']],
  ['ES', ['\\s*\\d{5}\\s*', '28013']],
  ['IT', ['\\s*\\d{5}\\s*', '00186']],
  ['UY', ['\\s*\\d{5}\\s*', '11000']],
  ['PT', ['\\s*\\d{4}[ \\-]?\\d{3}\\s*', '1100-148']],
  ['BR', ['\\s*\\d{5}-?\\d{3}\\s*', '01305-000']],
  ['JP', ['\\s*〒? ?\\d{3}-?\\d{4}\\s*', '100-0005']],
])

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country, by its code of two alphabet. */
export function countryCodes(): readonly string[] {
  return alphabet.flatMap((first) => alphabet.flatMap((second) => toAlpha2(first + second) ?? []))
}
