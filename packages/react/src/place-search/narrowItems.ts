import type { Suggestion } from '@signpost/client'
import { matchesAllWords } from '@signpost/client/domain'
import {
  type RowLimits,
  type SuggestionItem,
  suggestionItems,
  suggestionLines,
} from '../domain/suggestionItems.ts'

/** The rows of cached answers in which every word of the text begins a word: those of the first answer first, each row once. */
export function narrowItems(
  answers: readonly (readonly Suggestion[])[],
  text: string,
  limits: RowLimits,
): readonly SuggestionItem[] {
  const found = new Map<string, SuggestionItem>()
  for (const suggestions of answers) {
    for (const item of suggestionItems(suggestions, limits)) {
      if (found.size >= limits.limit) return [...found.values()]
      if (found.has(item.key)) continue
      if (matchesAllWords(suggestionLines(item.suggestion), text)) found.set(item.key, item)
    }
  }
  return [...found.values()]
}
