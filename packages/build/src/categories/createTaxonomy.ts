import { type CatalogLanguage, catalogLanguages } from '@signpost/client/protocol'
import {
  type CatalogCategory,
  type CategoryNames,
  type InLanguage,
  kindWords,
  type TermRecord,
} from '@signpost/service/internal'
import type { Tags } from '../osm/OsmElement.ts'
import { betterNames } from './betterNames.ts'
import { createMatcher } from './createMatcher.ts'
import { furtherPatterns, lastResorts, streetFurniture } from './furtherPatterns.ts'
import { type Preset, readPresets } from './readPresets.ts'
import { topCategories } from './topCategories.ts'
import { topNames } from './topNames.ts'

/** The categories, and the function that assigns places to them. */
export interface Taxonomy {
  /** The category list, parents before their children. */
  categories: CatalogCategory[]
  /** The search terms of the categories. */
  terms: TermRecord[]
  /** The categories of a place by its tags, the most specific first, top categories last. Empty for an object that no user searches for. */
  of(tags: Tags): string[]
}

/** Reads the presets of the category list. Each category has names in all languages of the search, and further words in those of the regions. */
export async function createTaxonomy(regional: readonly string[] = []): Promise<Taxonomy> {
  const parents = new Map(
    topCategories.flatMap(({ code, presets }) =>
      presets
        .split(/\s+/)
        .filter(Boolean)
        .map((id) => [id, code] as const),
    ),
  )
  const presets = await readPresets([...parents.keys()], regional)
  const match = createMatcher([
    ...presets.map(({ id, tags }) => ({ code: id, tags })),
    ...furtherPatterns,
    ...lastResorts,
  ])
  const tops = topCategories.map(({ code, names }): CatalogCategory => {
    const further = Object.entries(topNames).flatMap(([language, { [code]: name }]) =>
      name === undefined ? [] : [[language, name] as const],
    )
    return { code, names: { ...names, ...Object.fromEntries(further) } }
  })
  const children = presets.map((preset) => {
    const parent = parents.get(preset.id)
    const otherNames = [...kindWords(preset.id), ...preset.allNames]
    const names = namesOf(preset, otherNames)
    const category: CatalogCategory = { code: preset.id, ...(parent && { parent }), names }
    return { category, term: toTerm(category, otherNames, preset.terms, 0.8) }
  })
  return {
    categories: [...tops, ...children.map(({ category }) => category)],
    terms: [...tops.map((top) => toTerm(top, [], [], 1)), ...children.map(({ term }) => term)],
    of: (tags) => {
      const codes = match(tags).filter((code) => code.includes('/') || !isFurniture(tags))
      return [...new Set([...codes, ...codes.map((code) => parents.get(code) ?? code)])]
    },
  }
}

/** True for street furniture. */
export function isFurniture(tags: Tags): boolean {
  return Object.keys(tags).some((key) => streetFurniture.has(`${key}=${tags[key]}`))
}

/** The names of a category: in each language of the catalog, and in every other one that has a name for it. */
function namesOf({ id, names }: Preset, otherNames: readonly InLanguage[]): CategoryNames {
  const better = betterNames[id] ?? {}
  const nameIn = (language: CatalogLanguage): string =>
    better[language] ?? names[language][0] ?? names.en[0] ?? id
  const firstNames = [...otherNames]
    .reverse()
    .map(({ language, text }) => [language, capitalize(text, language)] as const)
  return {
    ...Object.fromEntries(firstNames),
    ...better,
    en: nameIn('en'),
    fr: nameIn('fr'),
    es: nameIn('es'),
    de: nameIn('de'),
    it: nameIn('it'),
  }
}

/** A name as a title of its own: some translators wrote it as it is within a sentence. */
function capitalize(text: string, language: string): string {
  const [first = '', ...others] = text
  return first.toLocaleUpperCase(language) + others.join('')
}

function toTerm(
  { code, names }: CatalogCategory,
  otherNames: InLanguage[],
  words: InLanguage[],
  weight: number,
): TermRecord {
  return {
    kind: 'term',
    ref: `category:${code}`,
    term: 'category',
    code,
    names: [...new Set([...catalogLanguages, ...Object.keys(names)])].flatMap((language) => {
      const text = names[language]
      return text === undefined ? [] : [{ language, text }]
    }),
    otherNames,
    words,
    countries: [],
    weight,
  }
}
