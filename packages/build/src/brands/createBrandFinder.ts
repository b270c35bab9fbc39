import { fold } from '@signpost/client/domain'
import type { Tags } from '../osm/OsmElement.ts'
import { type Brand, isIn, nameIn } from './mergeBrands.ts'
import type { BrandItem } from './readBrands.ts'

export interface FoundBrand {
  id: string
  name: string
}

/** Finds the brands of a place by its tags: by Wikidata id (several are separated by `;`), else by exact name, kind of place and country. */
export type BrandFinder = (tags: Tags, country: string) => FoundBrand[]

/** Prefix of the ids of brands that are missing from the index. They are identified by their name. */
const OWN_PREFIX = 'name:'

const NAME_TAGS = ['brand', 'name', 'operator']

/** A brand in at most this many countries is identified by its name alone. */
const FEW_COUNTRIES = 3

/** Creates a finder of the brands of the name suggestion index. `brands` is keyed by id. */
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

  function findOne({ id, name }: TaggedBrand, tags: Tags, country: string): FoundBrand | undefined {
    const known = brands.get(id ?? '') ?? brands.get(findByName(tags, country)?.id ?? '')
    if (known) return { id: known.id, name: nameIn(country, known) }
    return name === undefined ? undefined : { id: id ?? `${OWN_PREFIX}${fold(name)}`, name }
  }

  return (tags, country) => {
    const listed = brandsIn(tags)
    const found =
      listed.length > 1
        ? listed.map((brand) => findOne(brand, onlyBrand(tags, brand), country))
        : [findOne(listed[0] ?? {}, tags, country)]
    const byId = new Map(found.flatMap((brand) => (brand ? [[brand.id, brand] as const] : [])))
    return [...byId.values()]
  }
}

/** The tags of a brand. */
interface TaggedBrand {
  id?: string | undefined
  name?: string | undefined
}

/** The brands that the tags list: `Q1;Q2` beside `One;Other`. */
function brandsIn(tags: Tags): TaggedBrand[] {
  const ids = listed(tags['brand:wikidata'])
  const names = listed(tags.brand)
  if (ids.length === 0) return names.map((name) => ({ name }))
  // Lists of different lengths do not show which name belongs to which id.
  const isPaired = ids.length === names.length
  return ids.map((id, index) => ({ id, name: isPaired ? names[index] : undefined }))
}

/** The tags reduced to one of several brands, without the name of the place, which may belong to another brand. */
function onlyBrand(tags: Tags, { name = '' }: TaggedBrand): Tags {
  return { ...tags, brand: name, name: '', operator: '' }
}

function listed(text = ''): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** True for a brand of few countries. Mappers tag the places of one brand with different kinds; the name alone identifies such a brand. */
function isLocal({ countries }: BrandItem): boolean {
  return countries !== null && countries.size <= FEW_COUNTRIES
}
