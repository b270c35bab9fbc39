import type { WirePaging } from '../wire.ts'
import type { Reading } from './Reading.ts'
import { readFlag, readOpaque } from './read.ts'
import type { Fields } from './record.ts'

/** One page of an answer. */
export interface Page {
  /** Asks for the next page; absent when there is none. It may expire. */
  readonly nextPage?: string
}

/** What asks for the next page. There is one only when the service says that it is not exhausted. */
export function decodeNextPage(body: Fields<WirePaging>, reading: Reading): Page {
  const state = readOpaque(body, 'iterator_status', reading)
  const exhausted = readFlag(body, 'exhausted', reading)
  return state !== undefined && exhausted === false ? { nextPage: state } : {}
}
