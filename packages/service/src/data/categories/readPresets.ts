import { existsSync } from 'node:fs'
import { type CatalogLanguage, catalogLanguages } from '@signpost/client/protocol'
import { readPackageJson } from '../readPackageJson.ts'
import type { InLanguage } from '../record.ts'

/** A preset of the tagging schema: its description of a kind of place. */
export interface Preset {
  id: string
  /** The tags that identify such a place; `*` matches any value. */
  tags: Record<string, string>
  /** The names in each language of the catalog; empty for a missing translation. */
  names: Record<CatalogLanguage, string[]>
  /** The names in each requested language, the best one first. */
  allNames: InLanguage[]
  /** Further search terms. */
  terms: InLanguage[]
}

interface RawNames {
  name?: string
  aliases?: string[]
  terms?: string[]
}

type RawTranslation = Record<string, { presets?: { presets?: Record<string, RawNames> } }>

const folder = import.meta.resolve('@openstreetmap/id-tagging-schema/dist/presets.min.json')

/** Reads presets of the OpenStreetMap tagging schema by id, with their names in the given languages and in those of the catalog. */
export async function readPresets(
  ids: readonly string[],
  languages: readonly string[] = [],
): Promise<Preset[]> {
  const tags = await readPackageJson<Record<string, Pick<Preset, 'tags'>>>(folder)
  const all = [...new Set([...catalogLanguages, ...languages])]
  const translations = await readTranslations(all)
  return ids.map((id) => {
    const preset = tags[id]
    if (!preset) throw new Error(`The tagging schema has no preset ${id}`)
    const inLanguage = (language: string): RawNames => translations.get(language)?.[id] ?? {}
    const namesIn = (language: string): string[] => {
      const { name, aliases = [] } = inLanguage(language)
      return [name ?? '', ...aliases].flatMap(splitNames)
    }
    const inAll = (read: (language: string) => readonly string[]): InLanguage[] =>
      all.flatMap((language) => read(language).map((text) => ({ language, text })))
    return {
      id,
      tags: preset.tags,
      names: byLanguage(namesIn),
      allNames: inAll(namesIn),
      terms: inAll((language) => inLanguage(language).terms ?? []),
    }
  })
}

/** The translations of the schema; empty for a language that it lacks. */
async function readTranslations(
  languages: readonly string[],
): Promise<Map<string, Record<string, RawNames>>> {
  const files = await Promise.all(
    languages.map(async (language) => {
      const url = new URL(`translations/${language}.min.json`, folder)
      const file = existsSync(url) ? await readPackageJson<RawTranslation>(url) : {}
      return [language, file[language]?.presets?.presets ?? {}] as const
    }),
  )
  return new Map(files)
}

function byLanguage<Value>(
  make: (language: CatalogLanguage) => Value,
): Record<CatalogLanguage, Value> {
  return { en: make('en'), fr: make('fr'), es: make('es'), de: make('de'), it: make('it') }
}

/** Splits the name of a preset: alternatives are separated by slashes or commas, and remarks for mappers are in brackets. */
function splitNames(name: string): string[] {
  return name
    .replaceAll('\u00ad', '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\s*\/\s*|(?<!-),\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('-'))
}
