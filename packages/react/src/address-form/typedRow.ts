import { matchesAllWords } from '@signpost/client/domain'
import { suggestionLines } from '../domain/suggestionItems.ts'
import type { PlaceSearchItem, TypedItem } from '../place-search/index.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import { streetPart } from './useAddressQuery.ts'

/** Returns the row that keeps a typed address; undefined if a suggestion has all words of the address. */
export function typedRow(
  typed: string,
  rows: readonly PlaceSearchItem[],
  messages: AddressFormMessages,
): TypedItem | undefined {
  const text = typed.trim()
  const known = streetPart(text, true)
  const isFound = rows.some(
    (row) =>
      row.kind === 'coordinate' ||
      (row.kind === 'suggestion' && matchesAllWords(suggestionLines(row.suggestion), known)),
  )
  return isFound || text === ''
    ? undefined
    : { kind: 'typed', key: 'typed', text: messages.keepTyped(text) }
}
