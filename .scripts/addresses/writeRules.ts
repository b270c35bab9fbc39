import type { CountryRecord, RawRecord } from './readCountries.ts'

/** The parts that the common record of the data requires. */
const commonlyRequired = 'AC'

// The countries' own words for postal codes, because the data has only English ones.
const postalNames: ReadonlyMap<string, string> = new Map([
  ...words('postcode', 'AU BN CC CX GB GG HM IM JE MY NF NZ'),
  ...words('plz', 'AT CH DE LI'),
  ...words('cap', 'IT SM VA'),
  ...words('cep', 'BR'),
])

// The countries' own words for regions, which the data has only where Chromium needs them.
const regionNames: ReadonlyMap<string, string> = new Map([
  ...words('department', 'PE SV UY'),
  ...words('region', 'CL KZ UZ'),
])

function words(word: string, countries: string): [string, string][] {
  return countries.split(' ').map((code) => [code, word])
}

/** Writes the module with the required parts and the names of parts by country. */
export function writeRules(countries: readonly CountryRecord[]): string {
  const by = (read: (raw: RawRecord, code: string) => string | undefined) => {
    const groups = new Map<string, string[]>()
    for (const { code, raw } of countries) {
      const value = read(raw, code)
      if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), code])
    }
    return [...groups]
  }
  const pairs = (read: Parameters<typeof by>[0]): string =>
    by(read)
      .map(([value, codes]) => `['${value}', '${codes.join(' ')}']`)
      .join(',\n')
  const requiredRows = by(({ require }) => require && requiredOf(require))
    .map(([value, codes]) => `'${value} ${codes.join(' ')}'`)
    .join(',\n')
  return `import type { AreaName, PostalName, RegionName, TownName } from '../countryLayout.ts'

/** The letters of the required parts, then the countries. Other countries require \`${commonlyRequired}\`. */
export const required: readonly string[] = [${requiredRows}]

/** The names of regions, towns, parts of towns and postal codes, each with its countries. */
export const names: {
  readonly region: readonly (readonly [RegionName, countries: string])[]
  readonly town: readonly (readonly [TownName, countries: string])[]
  readonly area: readonly (readonly [AreaName, countries: string])[]
  readonly postal: readonly (readonly [PostalName, countries: string])[]
} = {
  region: [${pairs(({ state_name_type: type }, code) => regionNames.get(code) ?? (type && nameOf(type)))}],
  town: [${pairs(({ locality_name_type: type }) => type && nameOf(type))}],
  area: [${pairs(({ sublocality_name_type: type }) => type && nameOf(type))}],
  postal: [${pairs(({ zip_name_type: type }, code) => postalNames.get(code) ?? type)}],
}

/** The countries that have a list of regions. */
export const withRegions: string =
  '${countries.flatMap(({ code, regions }) => (regions.length > 0 ? [code] : [])).join(' ')}'

/** The countries that have lists of the towns or districts of their regions. */
export const withTowns: string =
  '${countries.flatMap(({ code, regions }) => (regions.some(({ parts }) => parts.length > 0) ? [code] : [])).join(' ')}'
`
}

function requiredOf(letters: string): string | undefined {
  const sorted = [...letters].sort().join('')
  return sorted === commonlyRequired ? undefined : sorted
}

/** The name of a message for a type in the data. */
function nameOf(type: string): string {
  const name = type.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  return name === 'postTown' ? 'town' : name
}
