import { fold } from '@signpost/client/domain'
import type { ReaderLanguages } from '@signpost/client/protocol'
import type { WireCategory } from '@signpost/client/wire'
import type { PlaceRecord, TermRecord } from '../../data/record.ts'
import type { CatalogIndex } from '../CatalogIndex.ts'
import type { ServedSuggestion } from './additions.ts'
import { compact } from './locationOf.ts'
import { crossingFor, nameFor, type ShownName } from './nameFor.ts'
import { addressText, type LocatedRecord } from './recordAddress.ts'

/** The lines of a suggestion for a record. */
export type SuggestionLines = Omit<ServedSuggestion, 'search_filter'>

/** The typed text, and the languages of the user. */
export interface Asked {
  typed: string
  languages: ReaderLanguages
}

/** A suggestion for a place: the name, the house number and street, the rest of the address, the distance, and the categories. */
export function placeSuggestion(
  place: PlaceRecord,
  distance: number,
  catalog: CatalogIndex,
  { typed, languages }: Asked,
): SuggestionLines {
  const { street, region } = addressText(place, languages.own)
  const { name, localName } = nameOfPlace(place, catalog, { typed, languages })
  return compact({
    line1: name,
    local_name: localName,
    line2: street || undefined,
    line3: region || undefined,
    distance: Math.round(distance),
    categories: categoriesOf(place, catalog, languages),
    brand: place.brands.length > 0 ? place.brands : undefined,
  })
}

/** The name of a place in the reader's language, or the name of its kind if it has no name. */
export function nameOfPlace(
  { name, namesIn, categories: [kind = ''] }: PlaceRecord,
  catalog: CatalogIndex,
  { typed, languages }: Asked,
): ShownName {
  if (name === undefined) return { name: catalog.category(kind, languages)?.name ?? kind }
  return nameFor({ name, ...(namesIn && { namesIn }) }, languages.own, typed)
}

/** An address, a street or a crossing in two lines; an area in one. */
export function addressSuggestion(record: LocatedRecord, asked: Asked): SuggestionLines {
  const { street, region } = addressText(record, asked.languages.own)
  const shown = shownName(record, asked)
  const local_name = shown?.localName
  if (record.kind === 'area' && shown) {
    const { name } = shown
    // A city that is also a state has one name for both.
    const state = record.state === record.name ? name : record.state
    const named = { ...record, name, ...(state !== undefined && { state }) }
    return compact({ line1: addressText(named, asked.languages.own).region, local_name })
  }
  if (street === '') return { line1: region }
  return compact({ line1: shown?.name ?? street, local_name, line2: region })
}

/** The name of a street, a crossing or an area. The street of a house number keeps its local name. */
function shownName(record: LocatedRecord, { typed, languages }: Asked): ShownName | undefined {
  const { own } = languages
  if (record.kind === 'intersection') return crossingFor(record, own, typed)
  return record.kind === 'street' || record.kind === 'area'
    ? nameFor(record, own, typed)
    : undefined
}

/**
 * A suggestion for a category or a brand: the name that matches the typed words, in the caller's languages, or else in English. A name in
 * another language is beside that in the caller's own. Categories start with a capital letter, also those that are everyday words: `metro`.
 */
export function termSuggestion(
  { term, names, otherNames }: TermRecord,
  { typed, languages }: Asked,
): SuggestionLines {
  const { own, catalog } = languages
  const inOwn = [...names, ...otherNames].filter(({ language }) => language === (own ?? catalog))
  const preferred = [catalog, 'en'].flatMap((code) =>
    names.filter(({ language }) => language === code),
  )
  const ordered = [...inOwn, ...preferred, ...names]
  const start = ` ${fold(typed).trim()}`
  const name = ordered.find(({ text }) => ` ${fold(text)}`.includes(start)) ?? ordered[0]
  const shown = names.find(({ language }) => language === own) ?? name
  if (!name || !shown || name.language === own || fold(name.text) === fold(shown.text)) {
    const text = name?.text ?? ''
    return { line1: term === 'category' ? text.charAt(0).toUpperCase() + text.slice(1) : text }
  }
  return { line1: shown.text, local_name: name.text }
}

/** The categories of a place with their parents; absent when the catalog has none of them. */
export function categoriesOf(
  { categories }: PlaceRecord,
  catalog: CatalogIndex,
  languages: ReaderLanguages,
): WireCategory[] | undefined {
  const known = categories.flatMap((code) => catalog.category(code, languages) ?? [])
  return known.length > 0 ? known : undefined
}
