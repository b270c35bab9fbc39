import type { Connection } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import { visibleText } from '../domain/visibleText.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchStatus } from './PlaceSearchState.ts'
import type { BoxState, Layout } from './reduce.ts'
import type { SearchStore } from './searchStore.ts'

/**
 * Submits the text of a box: returns false once it was submitted, and true where Enter means something else. With a service without
 * suggestions, the first time only loads the rows. With `highlightFirst`, the first row is chosen as soon as it arrives.
 */
export function submitText(
  { dispatch }: SearchStore,
  { text, submitted, choice, isOpen, status }: BoxState,
  { onSubmit, highlightFirst }: Pick<PlaceSearchOptions, 'onSubmit' | 'highlightFirst'>,
  connection: Connection,
  layout: Layout,
): boolean {
  const written = visibleText(text)
  const isAnswered = hasOperation(connection, 'suggest') || submitted === text
  if (written && !isAnswered && !choice && !onSubmit) {
    dispatch({ type: 'submitted', layout })
    return true
  }
  if (written && highlightFirst && !onSubmit && isOpen && pending.has(status)) {
    dispatch({ type: 'entered' })
    return true
  }
  dispatch({ type: 'closed' })
  if (written) onSubmit?.(written)
  return false
}

/** The statuses of an open box whose rows may still arrive. */
const pending: ReadonlySet<PlaceSearchStatus> = new Set([
  'idle',
  'needs-location',
  'loading',
  'refreshing',
])
