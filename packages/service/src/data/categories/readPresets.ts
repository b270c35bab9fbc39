import { type CatalogLanguage, catalogLanguages } from '@signpost/client/protocol'
import { readPackageJson } from '../readPackageJson.ts'

/** The tagging schema's description of a kind of place. */
export interface Preset {
  id: string
  /** The tags that such a place has; `*` stands for any value. */
  tags: Record<string, string>
  /** The names in each language; empty where nobody has translated it. */
  names: Record<CatalogLanguage, string[]>
  /** Further words for it, in all languages. */
  terms: string[]
}

interface RawNames {
  name?: string
  aliases?: string[]
  terms?: string[]
}

type RawTranslation = Record<string, { presets: { presets: Record<string, RawNames> } }>

const folder = import.meta.resolve('@openstreetmap/id-tagging-schema/dist/presets.min.json')

/** Reads presets of the OpenStreetMap tagging schema by their ids. */
export async function readPresets(ids: readonly string[]): Promise<Preset[]> {
  const tags = await readPackageJson<Record<string, Pick<Preset, 'tags'>>>(folder)
  const translations = await readTranslations()
  return ids.map((id) => {
    const preset = tags[id]
    if (!preset) throw new Error(`The tagging schema has no preset ${id}`)
    const inLanguage = (language: CatalogLanguage): RawNames => translations[language][id] ?? {}
    const names = byLanguage((language) => {
      const { name, aliases = [] } = inLanguage(language)
      return [name ?? '', ...aliases].flatMap(splitNames)
    })
    const terms = catalogLanguages.flatMap((language) => inLanguage(language).terms ?? [])
    return { id, tags: preset.tags, names, terms }
  })
}

async function readTranslations(): Promise<Record<CatalogLanguage, Record<string, RawNames>>> {
  const files = await Promise.all(
    catalogLanguages.map((language) =>
      readPackageJson<RawTranslation>(new URL(`translations/${language}.min.json`, folder)),
    ),
  )
  return byLanguage((language, index) => files[index]?.[language]?.presets.presets ?? {})
}

function byLanguage<Value>(
  make: (language: CatalogLanguage, index: number) => Value,
): Record<CatalogLanguage, Value> {
  const [en, fr, es, de, it] = catalogLanguages
  return { en: make(en, 0), fr: make(fr, 1), es: make(es, 2), de: make(de, 3), it: make(it, 4) }
}

/** Reads the name of a preset: alternatives stand between slashes or commas, remarks for mappers in brackets. */
function splitNames(name: string): string[] {
  return name
    .replaceAll('\u00ad', '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(/\s*\/\s*|(?<!-),\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('-'))
}
