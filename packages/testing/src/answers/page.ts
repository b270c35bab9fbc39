import { suggestions, unusable } from '@signpost/client/protocol'
import type { WirePaging } from '@signpost/client/wire'

export interface Page<Item> {
  readonly items: Item[]
  readonly paging: WirePaging
}

interface PageRequest {
  readonly limit: number
  readonly page: string | undefined
}

/** The requested page of a list. `question` is the rest of the request, for which the page is valid. */
export function pageOf<Item>(
  all: readonly Item[],
  { limit, page }: PageRequest,
  question: readonly unknown[],
): Page<Item> {
  const mark = checksum(JSON.stringify(question))
  const start = page === undefined ? 0 : readStart(page, mark)
  const end = start + limit
  const stateAt = (offset: number): string => `from-${offset}-${mark}`
  return {
    items: all.slice(start, end),
    paging: {
      iterator_status: stateAt(end),
      exhausted: end < all.length ? 'n' : 'y',
      ...(start > 0 && { iterator_previous: stateAt(Math.max(0, start - limit)) }),
    },
  }
}

function readStart(page: string, mark: string): number {
  const [, start, of] = /^from-(\d{1,9})-(\w+)$/.exec(page) ?? []
  if (start === undefined || of !== mark) throw unusable(suggestions.parameters.page)
  return Number(start)
}

function checksum(text: string): string {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32
  return sum.toString(36)
}
