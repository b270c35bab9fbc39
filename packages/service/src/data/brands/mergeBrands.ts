import type { CatalogBrand } from '../catalog.ts'
import { languageOf } from './languageOf.ts'
import type { BrandItem } from './readBrands.ts'

/** A brand with all the kinds of places that it has. */
export interface Brand extends CatalogBrand {
  id: string
  items: BrandItem[]
  /** ISO 3166-1 alpha-3 codes of the countries where it is; empty: all over the world. */
  countries: string[]
}

const MAX_ALIASES = 12

/** Brings the items of one brand together. The largest of them gives it its name. */
export function mergeBrands(items: readonly BrandItem[]): Map<string, Brand> {
  const byId = Map.groupBy(items, (item) => item.id)
  return new Map(Array.from(byId, ([id, same]) => [id, mergeItems(id, same)]))
}

function mergeItems(id: string, items: BrandItem[]): Brand {
  const bySize = items.toSorted((a, b) => b.count - a.count)
  const name = bySize[0]?.name ?? id
  const countries = items.some((item) => item.countries === null)
    ? []
    : [...new Set(items.flatMap((item) => [...(item.countries ?? [])]))]
  const language = languageOf(name, countries)
  const aliases = new Map<string, { text: string; language: string }>()
  for (const item of bySize) {
    for (const alias of [{ text: item.name }, ...item.aliases]) {
      const key = alias.text.toLowerCase()
      if (key === name.toLowerCase() || aliases.has(key)) continue
      const ownLanguage = 'language' in alias ? alias.language : undefined
      const spoken = ownLanguage ?? languageOf(alias.text, countries)
      aliases.set(key, { text: alias.text, language: spoken })
    }
  }
  return {
    id,
    name,
    language,
    aliases: [...aliases.values()].slice(0, MAX_ALIASES),
    items,
    countries,
  }
}
