import type { Suggestion } from '@signpost/client'

/** A suggestion with a key that is the same for the same lines in every answer. */
export interface SuggestionItem {
  readonly kind: 'suggestion'
  readonly key: string
  readonly suggestion: Suggestion
}

/** The lines of a suggestion. */
export function suggestionLines(suggestion: Suggestion): string[] {
  const { line1 } = suggestion
  const line2 = suggestion.kind === 'term' ? undefined : suggestion.line2
  const line3 = suggestion.kind === 'place' ? suggestion.line3 : undefined
  return [line1, line2, line3].filter((line) => line !== undefined)
}

/** Rows for the suggestions of one answer, filtered and limited. Suggestions with the same lines get different keys by their order. */
export function suggestionItems(
  suggestions: readonly Suggestion[],
  { kinds, filterItem, limit }: RowLimits,
): readonly SuggestionItem[] {
  const seen = new Map<string, number>()
  const items: SuggestionItem[] = []
  for (const suggestion of suggestions) {
    if (items.length >= limit) break
    if (kinds && !kinds.includes(suggestion.kind)) continue
    if (filterItem && !filterItem(suggestion)) continue
    const lines = suggestionLines(suggestion).join('\n')
    const count = seen.get(lines) ?? 0
    seen.set(lines, count + 1)
    items.push({ kind: 'suggestion', key: count > 0 ? `${lines}\n${count}` : lines, suggestion })
  }
  return items
}

export interface RowLimits {
  readonly kinds: readonly Suggestion['kind'][] | undefined
  readonly filterItem?: ((suggestion: Suggestion) => boolean) | undefined
  readonly limit: number
}
