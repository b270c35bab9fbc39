import { type CatalogLanguage, catalogLanguages } from '@signpost/client/protocol'
import {
  type CatalogCategory,
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
  const tops = topCategories.map(({ code, names }): CatalogCategory => ({ code, names }))
  const children = presets.map((preset): CatalogCategory => {
    const parent = parents.get(preset.id)
    return { code: preset.id, ...(parent && { parent }), names: namesOf(preset) }
  })
  return {
    categories: [...tops, ...children],
    terms: [
      ...tops.map(({ code, names }) => toTerm(code, names, [], [], 1)),
      ...presets.map((preset) => {
        const { id, allNames, terms } = preset
        return toTerm(id, namesOf(preset), [...kindWords(id), ...allNames], terms, 0.8)
      }),
    ],
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

function namesOf({ id, names }: Preset): Record<CatalogLanguage, string> {
  const better = betterNames[id] ?? {}
  const nameIn = (language: CatalogLanguage): string =>
    better[language] ?? names[language][0] ?? names.en[0] ?? id
  return {
    en: nameIn('en'),
    fr: nameIn('fr'),
    es: nameIn('es'),
    de: nameIn('de'),
    it: nameIn('it'),
  }
}

function toTerm(
  code: string,
  names: Record<CatalogLanguage, string>,
  otherNames: InLanguage[],
  words: InLanguage[],
  weight: number,
): TermRecord {
  const shown = catalogLanguages.map((language) => ({ language, text: names[language] }))
  // In a language outside the catalog, the first name is displayed. Names from the tables of languages come before those of the schema.
  const further = otherNames.filter(
    ({ language }, index) =>
      !Object.hasOwn(names, language) &&
      otherNames.findIndex((other) => other.language === language) === index,
  )
  return {
    kind: 'term',
    ref: `category:${code}`,
    term: 'category',
    code,
    names: [...shown, ...further],
    otherNames,
    words,
    countries: [],
    weight,
  }
}
