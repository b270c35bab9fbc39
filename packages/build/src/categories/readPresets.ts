import { existsSync } from 'node:fs'
import { type CatalogLanguage, catalogLanguages } from '@signpost/client/protocol'
import type { InLanguage } from '@signpost/service/internal'
import { displayLanguages } from '../displayLanguages.ts'
import { readPackageJson } from '../readPackageJson.ts'

/** A preset of the tagging schema: its description of a kind of place. */
export interface Preset {
  id: string
  /** The tags that identify such a place; `*` matches any value. */
  tags: Record<string, string>
  /** The names in each language of the catalog; empty for a missing translation. */
  names: Record<CatalogLanguage, string[]>
  /** The names in each language of the search and of the components, the best one first. */
  allNames: InLanguage[]
  /** Further search terms, in the languages of the catalog and of the regions. */
  terms: InLanguage[]
}

interface RawNames {
  name?: string
  aliases?: string[]
  terms?: string[]
}

type RawTranslation = Record<string, { presets?: { presets?: Record<string, RawNames> } }>

const folder = import.meta.resolve('@openstreetmap/id-tagging-schema/dist/presets.min.json')

/** The files of the schema for a language that several countries have. */
const files: Readonly<Record<string, readonly string[]>> = {
  en: ['en', 'en-GB'],
  pt: ['pt', 'pt-BR'],
  zh: ['zh', 'zh-CN', 'zh-TW', 'zh-HK'],
}

/** Reads presets of the OpenStreetMap tagging schema by id, with their names in all languages of the search and in those of the regions. */
export async function readPresets(
  ids: readonly string[],
  regional: readonly string[] = [],
): Promise<Preset[]> {
  const tags = await readPackageJson<Record<string, Pick<Preset, 'tags'>>>(folder)
  const spoken = [...new Set([...catalogLanguages, ...regional])]
  const all = [...new Set([...spoken, ...displayLanguages])]
  const translations = await readTranslations(all)
  return ids.map((id) => {
    const preset = tags[id]
    if (!preset) throw new Error(`The tagging schema has no preset ${id}`)
    const inLanguage = (language: string): RawNames[] =>
      translations.get(language)?.flatMap((presets) => presets[id] ?? []) ?? []
    const namesIn = (language: string): string[] => {
      const names = inLanguage(language).flatMap(({ name = '', aliases = [] }) => [
        name,
        ...aliases,
      ])
      return [...new Set(names.flatMap(splitNames))]
    }
    const inEach = (
      each: readonly string[],
      read: (language: string) => readonly string[],
    ): InLanguage[] =>
      each.flatMap((language) => read(language).map((text) => ({ language, text })))
    return {
      id,
      tags: preset.tags,
      names: byLanguage(namesIn),
      allNames: inEach(all, namesIn),
      terms: inEach(spoken, (language) => [
        ...new Set(inLanguage(language).flatMap(({ terms = [] }) => terms)),
      ]),
    }
  })
}

/** The translations of the schema into each language; none for a language that it lacks. */
async function readTranslations(
  languages: readonly string[],
): Promise<Map<string, Record<string, RawNames>[]>> {
  const read = await Promise.all(
    languages.map(async (language) => {
      const presets = await Promise.all((files[language] ?? [language]).map(readTranslation))
      return [language, presets] as const
    }),
  )
  return new Map(read)
}

async function readTranslation(language: string): Promise<Record<string, RawNames>> {
  const url = new URL(`translations/${language}.min.json`, folder)
  const file = existsSync(url) ? await readPackageJson<RawTranslation>(url) : {}
  return file[language]?.presets?.presets ?? {}
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
    .replace(/\s*[(（][^()（）]*[)）]/g, '')
    .split(/\s*[/／]\s*|(?<!-),\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('-'))
}
