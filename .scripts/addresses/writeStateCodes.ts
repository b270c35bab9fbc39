import { toAlpha3 } from '@signpost/client/domain'
import type { CountryRecord } from './readCountries.ts'

/** The countries whose post abbreviates states, while services send their names. */
const abbreviating = ['AU', 'BR', 'CA', 'MX', 'US']

/** Names from services that differ from the data. */
const shorter: Readonly<Record<string, string>> = { 'Coah.': 'Coahuila', 'Méx.': 'México' }

/** Writes the module with the abbreviations of states. */
export function writeStateCodes(countries: readonly CountryRecord[]): string {
  const rows = countries.flatMap(({ code, regions }) => {
    if (!abbreviating.includes(code)) return []
    const list = regions.flatMap(({ key, name, others }) =>
      key === name
        ? []
        : [name, ...others, ...(shorter[key] ? [shorter[key]] : [])].map(
            (each) => `${key} ${each}`,
          ),
    )
    return [`  ['${toAlpha3(code)}', '${list.join('|')}'],`]
  })
  return `
/** The states of a country (alpha-3), each as the post abbreviates it, with its name. */
export const stateCodes: ReadonlyMap<string, string> = new Map([
${rows.join('\n')}
])
`
}
