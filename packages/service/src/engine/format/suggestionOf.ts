import { fold } from '@signpost/client/domain'
import type { CatalogLanguage } from '@signpost/client/protocol'
import type { WireCategory, WireSuggestion } from '@signpost/client/wire'
import type { PlaceRecord, TermRecord } from '../../data/record.ts'
import type { CatalogIndex } from '../CatalogIndex.ts'
import { compact } from './compact.ts'
import { addressText, type LocatedRecord } from './recordAddress.ts'

/** The lines of a suggestion for a record. */
export type SuggestionLines = Omit<WireSuggestion, 'search_filter'>

/** A place: name, house number and street, the rest, how far it is, and what it is. */
export function placeSuggestion(
  place: PlaceRecord,
  distance: number,
  catalog: CatalogIndex,
  language: CatalogLanguage,
): SuggestionLines {
  const { street, region } = addressText(place)
  return compact({
    line1: place.name,
    line2: street || undefined,
    line3: region || undefined,
    distance: Math.round(distance),
    categories: categoriesOf(place, catalog, language),
    brand: place.brands.length > 0 ? place.brands : undefined,
  })
}

/** An address, a street or a crossing in two lines; an area in one. */
export function addressSuggestion(record: LocatedRecord): SuggestionLines {
  const { street, region } = addressText(record)
  return street === '' ? { line1: region } : { line1: street, line2: region }
}

/** A category or a brand: the name of which a word begins as was typed, the caller's language first, then English. */
export function termSuggestion(
  { names }: TermRecord,
  typed: string,
  asked: CatalogLanguage,
): SuggestionLines {
  const preferred = [asked, 'en'].flatMap((code) =>
    names.filter(({ language }) => language === code),
  )
  const ordered = [...preferred, ...names]
  const start = ` ${fold(typed).trim()}`
  const name = ordered.find(({ text }) => ` ${fold(text)}`.includes(start)) ?? ordered[0]
  return { line1: name?.text ?? '' }
}

/** The categories of a place with their parents; absent when there are none that the catalog knows. */
export function categoriesOf(
  { categories }: PlaceRecord,
  catalog: CatalogIndex,
  language: CatalogLanguage,
): WireCategory[] | undefined {
  const known = categories.flatMap((code) => catalog.category(code, language) ?? [])
  return known.length > 0 ? known : undefined
}
