import type { Suggestion } from '../domain/suggestion.ts'
import type { WireSuggestion } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import { decodeBrand } from './brand.ts'
import { decodeCategory } from './category.ts'
import { type Decoder, readList, readNumber, readOpaque, readText } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

/** Reads a suggestion. Without a first line it cannot be shown or searched for, and is dropped. */
export function suggestionDecoder({
  suggestionKind = kindOf,
  classify,
}: WireOptions): Decoder<Suggestion> {
  return (record: JsonRecord & Fields<WireSuggestion>, context) => {
    const line1 = readText(record, 'line1', context)
    if (line1 === undefined) return undefined
    const searchFilter = readOpaque(record, 'search_filter', context)
    if (searchFilter === undefined) context.issue('missing', 'search_filter')
    const line2 = readText(record, 'line2', context)
    const line3 = readText(record, 'line3', context)
    const shared = { searchFilter, line1, localName: readText(record, 'local_name', context) }
    switch (suggestionKind(record)) {
      case 'place':
        return {
          ...shared,
          kind: 'place',
          line2,
          line3,
          distance: readNumber(record, 'distance', context),
          categories: readList(record, 'categories', context, decodeCategory),
          brands: readList(record, 'brand', context, decodeBrand),
        }
      case 'address':
        return { ...shared, kind: 'address', line2: line2 ?? '' }
      default:
        return { ...shared, kind: 'term', term: classify?.(line1) }
    }
  }
}

/** The kind of a suggestion. Only a place has its kind, a third line, a distance, categories or brands; an address has a second line and none of these. */
function kindOf(record: Fields<WireSuggestion>): Suggestion['kind'] {
  const { kind, distance, categories, brand, line2, line3 } = record
  if (kind === 'place' || distance != null || hasText(line3)) return 'place'
  if (hasItems(categories) || hasItems(brand)) return 'place'
  return hasText(line2) ? 'address' : 'term'
}

function hasText(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function hasItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
