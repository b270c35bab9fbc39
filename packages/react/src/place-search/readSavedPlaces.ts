import type { Brand, Category, Coordinate, Suggestion } from '@signpost/client'
import { isCoordinate } from '@signpost/client/domain'
import { type SavedPlace, savedPlaceKey } from './SavedPlace.ts'

/** The largest number of stored places, pinned or not. */
export const mostSavedPlaces = 50

/** The format version; places in another version are ignored. */
const version = 1
/** The maximum length of the stored text; a longer one was written by other code. */
const longestStored = 500_000
const longestText = 5000

/** Serializes places for storage. */
export function writeSavedPlaces(places: readonly SavedPlace[]): string {
  return JSON.stringify({ version, places })
}

/** Parses stored places. The text is untrusted: invalid entries are dropped. */
export function readSavedPlaces(stored: string | null): readonly SavedPlace[] {
  const content = fields(parse(stored))
  if (content.version !== version) return []
  const places = new Map<string, SavedPlace>()
  for (const place of readList(content.places, mostSavedPlaces, readPlace)) {
    const key = savedPlaceKey(place)
    if (!places.has(key)) places.set(key, place)
  }
  return [...places.values()]
}

type Fields = Readonly<Record<string, unknown>>

function readPlace(place: Fields): SavedPlace | undefined {
  const suggestion = readSuggestion(fields(place.suggestion))
  const near = readCoordinate(fields(place.near))
  const coordinate = readCoordinate(fields(place.coordinate))
  if (!suggestion || (place.near && !near)) return undefined
  return { suggestion, coordinate, near, isPinned: !!place.isPinned }
}

function readSuggestion({ kind, ...suggestion }: Fields): Suggestion | undefined {
  const line1 = readText(suggestion.line1)
  const line2 = readText(suggestion.line2)
  if (line1 === undefined) return undefined
  const common = {
    searchFilter: readText(suggestion.searchFilter),
    line1,
    localName: readText(suggestion.localName),
  }
  switch (kind) {
    case 'place': {
      const line3 = readText(suggestion.line3)
      const categories = readList(suggestion.categories, 1, readCategory)
      const brands = readList(suggestion.brands, 1, readBrand)
      return { kind, ...common, line2, line3, categories, brands }
    }
    case 'address':
      return { kind, ...common, line2: line2 ?? '' }
    case 'term':
      return { kind, ...common, term: terms.find((term) => term === suggestion.term) }
    default:
      return undefined
  }
}

const terms = ['category', 'brand', 'area'] as const

function readCategory(category: Fields): Category | undefined {
  const named = readCode(category)
  return named && { ...named, parent: readCode(fields(category.parent)) }
}

function readCode({ code, name }: Fields): Pick<Category, 'code' | 'name'> | undefined {
  const read = { code: readText(code), name: readText(name) }
  return read.code && read.name ? { code: read.code, name: read.name } : undefined
}

function readBrand({ id, name }: Fields): Brand | undefined {
  const named = readCode({ code: id, name })
  return named && { id: named.code, name: named.name }
}

function readCoordinate({ latitude, longitude }: Fields): Coordinate | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return isCoordinate({ latitude, longitude }) ? { latitude, longitude } : undefined
}

function readList<Item>(
  list: unknown,
  most: number,
  read: (item: Fields) => Item | undefined,
): readonly Item[] {
  return Array.isArray(list) ? list.slice(0, most).flatMap((item) => read(fields(item)) ?? []) : []
}

function readText(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' && text.length <= longestText ? text : undefined
}

/** The fields of an object; empty for any other value. */
function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parse(stored: string | null): unknown {
  if (stored === null || stored.length > longestStored) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
