import { fold } from '@signpost/client/domain'
import type { Tags } from '../osm/OsmElement.ts'
import type { Brand } from './mergeBrands.ts'
import { isIn, nameIn } from './nameIn.ts'
import type { BrandItem } from './readBrands.ts'

export interface FoundBrand {
  id: string
  name: string
}

/** Finds the brand of a place by its tags: what they say of Wikidata, or the exact name of a brand of that kind in that country. */
export type BrandFinder = (tags: Tags, country: string) => FoundBrand | undefined

/** Brands that the index does not know are told apart by their name. */
const OWN_PREFIX = 'name:'

const NAME_TAGS = ['brand', 'name', 'operator']

/** A name that only so few countries have is unlikely to be a chance. */
const FEW_COUNTRIES = 3

/** Makes a finder over the brands of the name suggestion index, which come by id. */
export function createBrandFinder(brands: ReadonlyMap<string, Brand>): BrandFinder {
  const byName = new Map<string, BrandItem[]>()
  const keys = new Set<string>()
  for (const { items } of brands.values()) {
    for (const item of items) {
      const key = item.kind.slice(0, item.kind.indexOf('/'))
      keys.add(key)
      const texts = [item.name, ...item.aliases.map((alias) => alias.text)]
      for (const text of new Set(texts.map(fold))) {
        const same = byName.get(`${key}|${text}`)
        if (same) same.push(item)
        else byName.set(`${key}|${text}`, [item])
      }
    }
  }

  function findByName(tags: Tags, country: string): BrandItem | undefined {
    for (const nameTag of NAME_TAGS) {
      const text = tags[nameTag]
      if (!text) continue
      const folded = fold(text)
      for (const key in tags) {
        if (!keys.has(key)) continue
        const named = byName.get(`${key}|${folded}`)?.filter((item) => isIn(country, item)) ?? []
        const kind = `${key}/${tags[key]}`
        const found = named.find((item) => item.kind === kind) ?? named.find(isLocal)
        if (found) return found
      }
    }
    return undefined
  }

  return (tags, country) => {
    const wikidata = tags['brand:wikidata']
    const known = brands.get(wikidata ?? '') ?? brands.get(findByName(tags, country)?.id ?? '')
    if (known) return { id: known.id, name: nameIn(country, known) }
    const { brand } = tags
    if (!brand || brand.includes(';')) return undefined
    return { id: wikidata ?? `${OWN_PREFIX}${fold(brand)}`, name: brand }
  }
}

/** Mappers differ in what they take a brand's places for; a brand of few countries is known by its name alone. */
function isLocal({ countries }: BrandItem): boolean {
  return countries !== null && countries.size <= FEW_COUNTRIES
}
