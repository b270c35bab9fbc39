'use client'

import { flattenCategories } from '@signpost/client/domain'
import { useCategories } from '@signpost/react'
import { SuggestionRow, type SuggestionRowProps } from '@signpost/react/internal'
import type { ReactNode } from 'react'

/** A row of the list. A suggestion that names a category has its icon, and says that it lists places. */
export function BrowserRow(props: SuggestionRowProps): ReactNode {
  const { item } = props
  // The catalog that the chips have loaded.
  const { data: catalog = [] } = useCategories({}, { enabled: false })
  const category =
    item.kind === 'suggestion' &&
    item.suggestion.kind === 'term' &&
    flattenCategories(catalog).find(({ name }) => name === item.suggestion.line1)
  return <SuggestionRow {...props} categories={category ? [category] : undefined} />
}
