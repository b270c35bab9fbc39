import type { WirePaging } from '@signpost/client/wire'
import {
  isExhausted,
  type Paged,
  readIteratorStatus,
  writeIteratorStatus,
} from '../http/iteratorStatus.ts'

/** A page of an answer, and the status that requests the next one. */
export interface Page<Item> {
  items: Item[]
  paging: WirePaging
}

/** Finds the page that a status requests. One additional result shows that another page follows. */
export async function findPage<Item>(
  { page, limit }: { page: string | undefined; limit: number },
  paged: Paged,
  find: (offset: number, limit: number) => Promise<Item[]>,
): Promise<Page<Item>> {
  const offset = readIteratorStatus(page, paged)
  const found = await find(offset, limit + 1)
  const items = found.slice(0, limit)
  const end = offset + items.length
  return {
    items,
    paging: {
      iterator_status: writeIteratorStatus(end, paged),
      exhausted: isExhausted(end, found.length > limit) ? 'y' : 'n',
      ...(offset > 0 && {
        iterator_previous: writeIteratorStatus(Math.max(0, offset - limit), paged),
      }),
    },
  }
}
