import type { Suggestion } from '@signpost/client'
import { formatDistance, matchesAllWords } from '@signpost/client/domain'
import { formatCount } from '../domain/formatCount.ts'
import { placeKinds } from '../domain/placeKinds.ts'
import type { Signpost } from '../provider/settings.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

/** Creates the formats of the language before there are rows: the first ones would have to wait for them. */
export function prepareRows({ language, units }: Pick<Signpost, 'language' | 'units'>): void {
  formatCount(0, language)
  for (const meters of [10, 10_000]) formatDistance(meters, { locale: language, units })
}

/** The texts of a row. */
export interface RowText {
  readonly line1: string
  /** The parts of the second line, each once. */
  readonly parts: readonly string[]
  /** Meters. */
  readonly distance?: number | undefined
}

/**
 * The texts of a row by the meaning of its lines: a place's second line is its street, then its city; an address has only the latter. A
 * brand is added where the name does not contain it, the name that is used there where the first line is another one, and the kind of a term
 * where it is known. The kind of a place is the reason where none of its texts has what was typed.
 */
export function rowText(item: PlaceSearchItem, messages: PlaceSearchMessages, typed = ''): RowText {
  switch (item.kind) {
    case 'coordinate':
      return { line1: item.text, parts: [messages.coordinate] }
    case 'locate':
      return {
        line1: messages.useMyLocation,
        parts: distinct([item.progress && messages[item.progress]]),
      }
    case 'custom':
      return { line1: item.text, parts: [] }
    case 'edit':
      return { line1: messages.editRecent, parts: [] }
    default:
      return suggestionText(item.suggestion, messages, typed)
  }
}

function suggestionText(
  suggestion: Suggestion,
  messages: PlaceSearchMessages,
  typed: string,
): RowText {
  const { line1, localName } = suggestion
  switch (suggestion.kind) {
    case 'place': {
      const { brands, categories, line2, line3, distance } = suggestion
      const others = brands
        .map(({ name }) => name)
        .filter((name) => !matchesAllWords([line1], name))
      const parts = distinct([localName, ...others, line2, line3])
      const kind = !matchesAllWords([line1, ...parts], typed) && placeKinds(categories)[0]?.name
      return { line1, parts: kind ? distinct([kind, ...parts]) : parts, distance }
    }
    case 'address':
      return { line1, parts: distinct([localName, suggestion.line2]) }
    case 'term':
      return { line1, parts: distinct([localName, suggestion.term && messages[suggestion.term]]) }
  }
}

function distinct(parts: readonly (string | undefined)[]): string[] {
  return [...new Set(parts.flatMap((part) => part?.trim() || []))]
}
