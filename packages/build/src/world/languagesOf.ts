import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toAlpha2 } from '@signpost/client/domain'

interface Territories {
  supplemental: { territoryInfo: Record<string, Territory> }
}

interface Territory {
  languagePopulation?: Record<string, { _officialStatus?: string }>
}

/** The statuses of an official language. */
const OFFICIAL = new Set(['official', 'de_facto_official'])

const file = import.meta.resolve('cldr-core/supplemental/territoryInfo.json')
let territories: Territories | undefined

/** The official languages of a country (ISO 3166-1 alpha-3), two letters each, as Unicode CLDR has them. */
export function languagesOf(country: string): string[] {
  territories ??= JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Territories
  const { territoryInfo } = territories.supplemental
  const spoken = Object.entries(territoryInfo[toAlpha2(country) ?? '']?.languagePopulation ?? {})
  const official = spoken.flatMap(([language, { _officialStatus = '' }]) =>
    OFFICIAL.has(_officialStatus) ? (language.split('_')[0] ?? []) : [],
  )
  return [...new Set(official)]
}
