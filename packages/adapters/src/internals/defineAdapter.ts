import type { Capabilities, OperationName, Terms } from '@signpost/client/domain'
import type { ProtocolError } from '@signpost/client/protocol'
import { type Fields, isRecord } from '../domain/fields.ts'
import { type Adapter, createAdapter } from './Adapter.ts'
import { type Call, createCall } from './createCall.ts'
import { failure, unreadable } from './failure.ts'

export { unreadable }

/** The settings of every adapter. */
export interface AdapterOptions {
  /** The timeout of an answer in milliseconds. Default 8,000, which is shorter than that of a client. */
  readonly timeout?: number
  /** Replaces the global `fetch`, for a proxy or for tests. */
  readonly fetch?: typeof globalThis.fetch
  /** Replaces the name, the title or the terms, for another host of the same software. */
  readonly as?: Partial<Pick<AdapterDefinition, 'name' | 'title' | 'terms'>>
}

/** The definition of a provider. A missing operation is answered with 501. */
export interface AdapterDefinition {
  /** Letters and digits, which are the prefix of the `search_filter` of its suggestions. */
  readonly name: string
  /** The name of the provider for people. */
  readonly title: string
  /** The terms of its answers. Answers that may not be stored have `Cache-Control: no-store`. */
  readonly terms: Terms
  /** `places(…)` or `routes(…)`; `combine` makes one adapter of both. */
  readonly has: Part
}

/** The operations of a provider. */
export interface Part extends Omit<Capabilities, 'terms'> {
  /** Returns the body of the answer, or undefined for an empty one (204). */
  readonly answer: (
    operation: OperationName,
    call: Call,
    provider: AdapterDefinition,
  ) => Promise<object | undefined>
}

/** Makes an adapter from a provider. It reads the request, calls the provider, and writes the answer or the error in the form of the interface. */
export function defineAdapter(
  definition: AdapterDefinition,
  { timeout = 8000, fetch, as }: AdapterOptions = {},
): Adapter {
  const provider = { ...definition, ...as }
  const { name, title, terms, has } = provider
  const { answer, ...known } = has
  const headers = { Vary: 'Accept-Language', ...(!terms.store && { 'Cache-Control': 'no-store' }) }
  return createAdapter(
    async (request, operation) => {
      if (!known.operations.includes(operation)) throw unsupported(title, operation)
      const call = createCall(request, { title, timeout, fetch })
      const body = await answer(operation, call, provider)
      return body ? Response.json(body, { headers }) : new Response(null, { status: 204, headers })
    },
    { providers: [name], capabilities: { ...known, terms } },
  )
}

/** The error for an operation that the adapter lacks. */
export function unsupported(title: string, operation: OperationName): ProtocolError {
  return failure(title, 'unsupported', `does not offer ${operation}`, 501)
}

/** The records in the main list of an answer. Throws for anything but a list of records. */
export function recordsIn(list: unknown, title: string): readonly Fields[] {
  if (!Array.isArray(list) || (list[0] !== undefined && !list.some(isRecord))) {
    throw unreadable(title)
  }
  return list.filter(isRecord)
}
