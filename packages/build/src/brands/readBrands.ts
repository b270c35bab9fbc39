import { readPackageJson } from '../readPackageJson.ts'
import { createCountryReader, type LocationSet } from './createCountryReader.ts'

/** A brand within one kind of place, such as its fuel stations. */
export interface BrandItem {
  /** Wikidata id of the brand, or the index's own id. */
  id: string
  name: string
  /** Other names, with their language if it is known. */
  aliases: { text: string; language?: string }[]
  /** The kind of place as `key/value`. */
  kind: string
  /** ISO 3166-1 alpha-3 codes of its countries; `null` means worldwide. */
  countries: ReadonlySet<string> | null
  /** The countries without it, for a worldwide brand. */
  absent: ReadonlySet<string>
  /** The number of places with the name in all of OpenStreetMap. */
  count: number
}

interface RawIndex {
  nsi: Record<string, { items: RawItem[] }>
}

interface RawItem {
  id: string
  displayName: string
  locationSet: LocationSet
  matchNames?: string[]
  tags: Record<string, string>
}

const SECTION = 'brands/'

/** Reads the brands of the name suggestion index. */
export async function readBrands(): Promise<BrandItem[]> {
  // The `exports` of the package do not list the data files, which are beside its module.
  const folder = new URL('../json/', import.meta.resolve('name-suggestion-index'))
  const { nsi } = await readPackageJson<RawIndex>(new URL('nsi.min.json', folder))
  const { keep } = await readPackageJson<{ keep: Record<string, number> }>(
    new URL('filtered/brands_keep.min.json', folder),
  )
  const readCountries = await createCountryReader(new URL('featureCollection.min.json', folder))
  return Object.entries(nsi).flatMap(([path, { items }]) => {
    if (!path.startsWith(SECTION)) return []
    const kind = path.slice(SECTION.length)
    return items.map(({ id, displayName, locationSet, matchNames = [], tags }): BrandItem => {
      const name = tags.brand ?? tags.name ?? displayName
      return {
        id: tags['brand:wikidata'] ?? id,
        name,
        aliases: [...matchNames.map((text) => ({ text })), ...namesIn(tags)].filter(
          ({ text }) => text !== name,
        ),
        kind,
        ...readCountries(locationSet),
        count: Math.max(keep[`${kind}|${name}`] ?? 0, keep[`${kind}|${tags.name}`] ?? 0),
      }
    })
  })
}

/** The names in the tags by language: `brand:uk` is the brand's name in Ukrainian. */
function namesIn(tags: Record<string, string>): BrandItem['aliases'] {
  return Object.entries(tags).flatMap(([key, text]) => {
    if (key === 'name' || key === 'short_name' || key === 'official_name' || key === 'alt_name') {
      return text.split(';').map((part) => ({ text: part.trim() }))
    }
    const language = /^(?:brand|name):([a-z]{2})(?:-|$)/.exec(key)?.[1]
    return language ? [{ text, language }] : []
  })
}
