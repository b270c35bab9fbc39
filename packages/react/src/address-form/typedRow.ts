import { matchesAllWords } from '@signpost/client/domain'
import { suggestionLines } from '../domain/suggestionItems.ts'
import type { AmendRows, PlaceSearchItem } from '../place-search/index.ts'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import { streetPart } from './useAddressQuery.ts'

type Answer = Parameters<AmendRows>[0]

/** Adds a last row, which keeps the typed address, to rows that do not have all words of the address. */
export function addTypedRow(answer: Answer, typed: string, messages: AddressFormMessages): Answer {
  const { items, status } = answer
  const text = typed.trim()
  const hasAnswer = items && text !== '' && (items.length > 0 || status === 'empty')
  if (!hasAnswer || isFound(items, text)) return answer
  const label = messages.keepTyped(text)
  const row = { kind: 'custom', key: 'typed', source: 'typed', text: label, item: label } as const
  return { ...answer, items: [...items, row] }
}

function isFound(rows: readonly PlaceSearchItem[], text: string): boolean {
  const known = streetPart(text, true)
  return rows.some(
    (row) =>
      row.kind === 'coordinate' ||
      (row.kind === 'suggestion' && matchesAllWords(suggestionLines(row.suggestion), known)),
  )
}
