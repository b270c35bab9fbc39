import type { Capabilities, OperationName, Terms } from '@signpost/client/domain'
import type { ProtocolError } from '@signpost/client/protocol'
import { type Fields, isRecord } from '../domain/fields.ts'
import { type Adapter, createAdapter } from './Adapter.ts'
import { type Call, createCall } from './createCall.ts'
import { failure, unreadable } from './failure.ts'

export { unreadable }

/** The settings that every adapter has. */
export interface AdapterOptions {
  /** Milliseconds for an answer of the provider. Default 8,000: shorter than a client waits. */
  readonly timeout?: number
  /** Replaces the global `fetch`, for a proxy or for tests. */
  readonly fetch?: typeof globalThis.fetch
  /** Replaces the name, the title or the terms, for another host of the same software. */
  readonly as?: Partial<Pick<AdapterDefinition, 'name' | 'title' | 'terms'>>
}

/** A provider. An operation that it does not have is answered with 501. */
export interface AdapterDefinition {
  /** Letters and digits; begins the `search_filter` of its suggestions. */
  readonly name: string
  /** The name of the provider for people. */
  readonly title: string
  /** The terms for its answers. Those that may not be stored have `Cache-Control: no-store`. */
  readonly terms: Terms
  /** `places(…)` or `routes(…)`; `combine` makes one adapter of both. */
  readonly has: Part
}

/** The operations of a provider. */
export interface Part extends Omit<Capabilities, 'terms'> {
  /** The body of the answer, or undefined for an empty one (204). */
  readonly answer: (
    operation: OperationName,
    call: Call,
    provider: AdapterDefinition,
  ) => Promise<object | undefined>
}

/** Makes an adapter of a provider: reads the request, calls the provider, and writes the answer or the error in the form of the interface. */
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

/** The error for an operation that the adapter does not have. */
export function unsupported(title: string, operation: OperationName): ProtocolError {
  return failure(title, 'unsupported', `does not offer ${operation}`, 501)
}

/** The records of the main list of an answer; throws when it is no list of records. */
export function recordsIn(list: unknown, title: string): readonly Fields[] {
  if (!Array.isArray(list) || (list[0] !== undefined && !list.some(isRecord))) {
    throw unreadable(title)
  }
  return list.filter(isRecord)
}
