import type { WirePaging } from '@signpost/client/wire'
import { integer } from '../parameters/integer.ts'
import { optional, type Reader } from '../parameters/read.ts'

export interface Page<Item> {
  readonly items: Item[]
  readonly paging: Required<WirePaging>
}

/** The part of a list that `iterator_length` and `iterator_status` ask for. */
export function pageOf<Item>(all: readonly Item[], parameters: URLSearchParams): Page<Item> {
  const length = optional(parameters, 'iterator_length', integer(1, 50)) ?? 10
  const start = optional(parameters, 'iterator_status', iteratorStatus) ?? 0
  const end = start + length
  return {
    items: all.slice(start, end),
    paging: { iterator_status: `from-${end}`, exhausted: end < all.length ? 'n' : 'y' },
  }
}

const iteratorStatus: Reader<number> = {
  expects: 'that of an earlier answer to the same request, unchanged',
  read: (text) => {
    const from = /^from-(\d{1,9})$/.exec(text)?.[1]
    return from === undefined ? undefined : Number(from)
  },
}
