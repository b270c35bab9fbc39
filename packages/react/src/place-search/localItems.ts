import type { Suggestion } from '@signpost/client'
import { formatCoordinate, matchesAllWords, parseCoordinate } from '@signpost/client/domain'
import {
  type RowLimits,
  type SuggestionItem,
  suggestionItems,
  suggestionLines,
} from '../domain/suggestionItems.ts'
import type { LocationProgress, PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'

/** The rows for an empty input: the user's location, and saved places. */
export function idleItems(
  saved: readonly SavedItem[],
  locate: boolean | undefined,
  progress: LocationProgress | undefined,
): readonly PlaceSearchItem[] {
  const items: PlaceSearchItem[] = [...saved]
  if (locate) items.unshift({ kind: 'locate', key: 'locate', progress })
  if (saved.length > 0) items.push({ kind: 'edit', key: 'edit' })
  return items
}

/** The row for a text that is a coordinate. */
export function coordinateItems(text: string): readonly PlaceSearchItem[] | undefined {
  const coordinate = parseCoordinate(text)
  const shown = coordinate && formatCoordinate(coordinate)
  if (!coordinate || shown === undefined) return undefined
  return [{ kind: 'coordinate', key: `point\n${shown}`, coordinate, text: shown }]
}

/** The rows of cached answers in which each typed word starts a word: the rows of the first answer first, without duplicates. */
export function narrowItems(
  answers: readonly (readonly Suggestion[])[],
  text: string,
  limits: RowLimits,
): readonly SuggestionItem[] {
  const found = new Map<string, SuggestionItem>()
  for (const suggestions of answers) {
    const matches = suggestions.filter((one) => matchesAllWords(suggestionLines(one), text))
    for (const item of suggestionItems(matches, limits)) {
      if (found.size >= limits.limit) return [...found.values()]
      if (!found.has(item.key)) found.set(item.key, item)
    }
  }
  return [...found.values()]
}
