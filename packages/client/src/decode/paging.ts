import type { WirePaging } from '../wire.ts'
import type { WireOptions } from '../wireOptions.ts'
import type { DecodeContext } from './DecodeContext.ts'
import { readFlag, readOpaque } from './read.ts'
import type { Fields, JsonRecord } from './record.ts'

/** One page of an answer. */
export interface Page {
  /** The state that requests the next page; absent when there is none. It may expire. */
  readonly nextPage?: string
  /** The state that requests the page before this one; absent for the first, and where the service sends none. */
  readonly previousPage?: string
  /** The state as the service sent it, on the last page too. */
  readonly iteratorStatus?: string
  /** False when there may be more results; absent when the service does not say. */
  readonly exhausted?: boolean
}

/** Reads the states of paging. A next page exists only when the service reports that the results are not exhausted. */
export function decodePaging(
  body: JsonRecord & Fields<WirePaging>,
  context: DecodeContext,
  { previousPageField = 'iterator_previous' }: WireOptions,
): Page {
  const iteratorStatus = readOpaque(body, 'iterator_status', context)
  const exhausted = readFlag(body, 'exhausted', context)
  const previousPage = readOpaque(body, previousPageField, context)
  const hasNext = iteratorStatus !== undefined && exhausted === false
  return {
    ...(hasNext && { nextPage: iteratorStatus }),
    ...(previousPage !== undefined && { previousPage }),
    ...(iteratorStatus !== undefined && { iteratorStatus }),
    ...(exhausted !== undefined && { exhausted }),
  }
}
