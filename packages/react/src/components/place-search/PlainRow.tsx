import type { ReactNode } from 'react'
import type { SuggestionRowProps } from './SuggestionRow.tsx'

/** A row while the one that is designed is still being loaded, or cannot be. */
export function PlainRow({ item }: SuggestionRowProps): ReactNode {
  if ('suggestion' in item) return item.suggestion.line1
  return 'text' in item ? item.text : null
}
