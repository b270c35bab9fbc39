import { createHash } from 'node:crypto'
import { type ProtocolError, search, unusable } from '@signpost/client/protocol'
import { ServiceError } from '@signpost/server'

/** The offset at which pages end. Further results need a narrower query. */
const FURTHEST = 1000

/** The identity of a paged answer: the query and the data. */
export interface Paged {
  dataVersion: string
  /** Everything that determines the results and their order. */
  question: readonly unknown[]
}

/** The opaque value that requests the page at `offset`. */
export function writeIteratorStatus(offset: number, paged: Paged): string {
  return Buffer.from(`1:${offset}:${digest(paged.dataVersion)}:${digest(paged.question)}`).toString(
    'base64url',
  )
}

/** The offset of the requested page; no status is the first page. */
export function readIteratorStatus(status: string | undefined, paged: Paged): number {
  if (status === undefined) return 0
  const text = Buffer.from(status.slice(0, 200), 'base64url').toString()
  const [, offset, version, question] = /^1:(\d{1,4}):([\w-]{8}):([\w-]{8})$/.exec(text) ?? []
  if (offset === undefined || Number(offset) > FURTHEST) throw unreadable()
  if (version !== digest(paged.dataVersion)) throw expired()
  if (question !== digest(paged.question)) throw unreadable()
  return Number(offset)
}

/** True when there is no page after the one that ends at `offset`. */
export function isExhausted(offset: number, more: boolean): boolean {
  return !more || offset >= FURTHEST
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8)
}

function unreadable(): ProtocolError {
  return unusable(search.parameters.page)
}

function expired(): ServiceError {
  return new ServiceError(
    400,
    'expired_iterator',
    'The data have changed since the iterator_status was sent: start again from the first page.',
    { parameter: 'iterator_status' },
  )
}
