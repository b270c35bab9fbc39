import type { CountryRecord, RawRecord } from './readCountries.ts'

/** What the common record of the data requires. */
const commonlyRequired = 'AC'

// The words that countries have for postal codes beside those of the data, which only knows the English ones.
const postalNames: ReadonlyMap<string, string> = new Map([
  ...words('postcode', 'AU BN CC CX GB GG HM IM JE MY NF NZ'),
  ...words('plz', 'AT CH DE LI'),
  ...words('cap', 'IT SM VA'),
  ...words('cep', 'BR'),
])

// The data has words for regions only where Chromium needs them; these are the countries' own.
const regionNames: ReadonlyMap<string, string> = new Map([
  ...words('department', 'PE SV UY'),
  ...words('region', 'CL KZ UZ'),
])

function words(word: string, countries: string): [string, string][] {
  return countries.split(' ').map((code) => [code, word])
}

/** The module with what is required and what the parts are called, by country. */
export function writeRules(countries: readonly CountryRecord[]): string {
  const by = (read: (raw: RawRecord, code: string) => string | undefined): string => {
    const groups = new Map<string, string[]>()
    for (const { code, raw } of countries) {
      const value = read(raw, code)
      if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), code])
    }
    return [...groups].map(([value, codes]) => `'${value} ${codes.join(' ')}'`).join(',\n')
  }
  return `
/** The letters of the required parts, then the countries. Other countries require \`${commonlyRequired}\`. */
export const required: readonly string[] = [${by(({ require }) => require && requiredOf(require))}]

/** The names of regions, towns, parts of towns and postal codes, each with its countries. */
export const names: {
  readonly region: readonly string[]
  readonly town: readonly string[]
  readonly area: readonly string[]
  readonly postal: readonly string[]
} = {
  region: [${by(({ state_name_type: type }, code) => regionNames.get(code) ?? (type && nameOf(type)))}],
  town: [${by(({ locality_name_type: type }) => type && nameOf(type))}],
  area: [${by(({ sublocality_name_type: type }) => type && nameOf(type))}],
  postal: [${by(({ zip_name_type: type }, code) => postalNames.get(code) ?? type)}],
}

/** The countries that have a list of regions. */
export const withRegions =
  '${countries.flatMap(({ code, regions }) => (regions.length > 0 ? [code] : [])).join(' ')}'
`
}

function requiredOf(letters: string): string | undefined {
  const sorted = [...letters].sort().join('')
  return sorted === commonlyRequired ? undefined : sorted
}

/** The name of a message for a type of the data. */
function nameOf(type: string): string {
  const name = type.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  return name === 'postTown' ? 'town' : name
}
