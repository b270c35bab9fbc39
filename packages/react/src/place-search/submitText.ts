import type { Connection } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import { visibleText } from '../domain/visibleText.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { BoxState, Layout } from './reduce.ts'
import type { SearchStore } from './searchStore.ts'

/**
 * Submits the text of a box. With a service without suggestions, the first time only loads the rows: returns true then, and false once the
 * text was submitted.
 */
export function submitText(
  { dispatch }: SearchStore,
  { text, submitted, choice }: BoxState,
  { onSubmit }: Pick<PlaceSearchOptions, 'onSubmit'>,
  connection: Connection,
  layout: Layout,
): boolean {
  const written = visibleText(text)
  const isAnswered = hasOperation(connection, 'suggest') || submitted === text
  if (written && !isAnswered && !choice && !onSubmit) {
    dispatch({ type: 'submitted', layout })
    return true
  }
  dispatch({ type: 'closed' })
  if (written) onSubmit?.(written)
  return false
}
