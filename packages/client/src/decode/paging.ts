import type { WirePaging } from '../wire.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readFlag, readOpaque } from './read.ts'
import type { Fields } from './record.ts'

/** One page of an answer. */
export interface Page {
  /** The state that requests the next page; absent when there is none. It may expire. */
  readonly nextPage?: string
}

/** The state that requests the next page. It exists only when the service reports that the answer is not exhausted. */
export function decodeNextPage(body: Fields<WirePaging>, context: DecodeContext): Page {
  const state = readOpaque(body, 'iterator_status', context)
  const exhausted = readFlag(body, 'exhausted', context)
  return state !== undefined && exhausted === false ? { nextPage: state } : {}
}
