import { toAlpha3 } from '@signpost/client/domain'
import type { CountryRecord } from './readCountries.ts'

/** The parts that the common record of the data requires in capitals. */
const commonCapitals = 'C'

/** The letters of the data for those of `AddressFormat`. Other letters are recipients and sorting codes. */
const letters: Readonly<Partial<Record<string, string>>> = { A: 'S', C: 'C', S: 'A', Z: 'Z' }

/** Writes the module with the rules of mail from abroad. */
export function writeMailRules(countries: readonly CountryRecord[]): string {
  const capitals = new Map<string, string[]>()
  const prefixes: string[] = []
  for (const { code, raw } of countries) {
    const country = toAlpha3(code) ?? code
    const { upper = commonCapitals, postprefix } = raw
    const parts = [...upper].map((letter) => letters[letter] ?? '').join('')
    if (upper !== commonCapitals) capitals.set(parts, [...(capitals.get(parts) ?? []), country])
    if (postprefix) prefixes.push(`  ['${country}', '${postprefix}'],`)
  }
  const rows = [...capitals].map(([parts, codes]) => `  ['${parts}', '${codes.join(' ')}'],`)
  return `
/** The parts that mail writes in capitals, by the letters of \`AddressFormat\`, each with its countries. Other countries capitalize the city. */
export const capitals: readonly (readonly [parts: string, countries: string])[] = [
${rows.join('\n')}
]

/** The letters before the postal code in mail from abroad. */
export const postalPrefixes: ReadonlyMap<string, string> = new Map([
${prefixes.join('\n')}
])
`
}
