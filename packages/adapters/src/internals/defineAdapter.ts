import type { Attribution, Capabilities, OperationName } from '@signpost/client/domain'
import { ProtocolError } from '@signpost/client/protocol'
import { type Fields, recordsOf } from '../domain/fields.ts'
import { type Adapter, createAdapter } from './Adapter.ts'
import { type Call, createCall } from './createCall.ts'

/** The settings that every adapter has. */
export interface AdapterOptions {
  /** Milliseconds for an answer of the provider. Default 8,000: shorter than a client waits. */
  readonly timeout?: number
  /** Replaces the global `fetch`, for a proxy of one's own or for tests. */
  readonly fetch?: typeof globalThis.fetch
}

/** A provider. An operation that it does not have is answered with 501. */
export interface AdapterDefinition {
  /** Letters and digits; begins the `search_filter` of its suggestions. */
  readonly name: string
  /** The name as people write it. */
  readonly title: string
  /** The credits that must be shown. */
  readonly attribution: readonly Attribution[]
  /** False: answers may not be kept, and say so with `Cache-Control: no-store`. */
  readonly mayStore: boolean
  /** `places(…)`, `routes(…)`, or both. */
  readonly has: readonly Part[]
}

type Wishes = Pick<Capabilities, 'vehicles' | 'optimizations' | 'avoidances'>

/** Some operations of a provider. */
export interface Part extends Partial<Wishes> {
  readonly operations: readonly OperationName[]
  /** The body of the answer, or undefined for an empty one (204). */
  readonly answer: (
    operation: OperationName,
    call: Call,
    provider: AdapterDefinition,
  ) => Promise<object | undefined>
}

/** Makes an adapter of a provider: reads the request, asks, and writes the answer or the error as the interface has them. */
export function defineAdapter(
  provider: AdapterDefinition,
  { timeout = 8000, fetch }: AdapterOptions = {},
): Adapter {
  const { name, title, attribution, mayStore, has } = provider
  const headers = { Vary: 'Accept-Language', ...(!mayStore && { 'Cache-Control': 'no-store' }) }
  const settings = { title, timeout, fetch }
  return createAdapter(
    async (request, operation) => {
      const part = has.find(({ operations }) => operations.includes(operation))
      if (!part) throw unsupported(title, operation)
      const body = await part.answer(operation, createCall(request, settings), provider)
      return body ? Response.json(body, { headers }) : new Response(null, { status: 204, headers })
    },
    {
      providers: [name],
      capabilities: {
        ...wishesOf(has.find(({ vehicles }) => vehicles)),
        operations: has.flatMap(({ operations }) => operations),
        attribution,
      },
    },
  )
}

function wishesOf({
  vehicles = [],
  optimizations = [],
  avoidances = [],
}: Partial<Part> = {}): Wishes {
  return { vehicles, optimizations, avoidances }
}

/** The error for an operation that nobody here has. */
export function unsupported(title: string, operation: OperationName): ProtocolError {
  return new ProtocolError(501, 'unsupported', `${title} does not offer ${operation}.`)
}

/** The error for an answer of a provider that is not what its documentation says. */
export function unreadable(title: string): ProtocolError {
  return new ProtocolError(502, 'provider_unreadable', `${title} sent an answer of another form.`)
}

export function badParameter(parameter: string, message: string): ProtocolError {
  return new ProtocolError(400, 'bad_parameter', message, { parameter })
}

/** The records of the list that an answer is about; throws where it is no list, or one of something else. */
export function recordsIn(list: unknown, title: string): readonly Fields[] {
  const isKnown = Array.isArray(list) && (list.length === 0 || list.some(isRecord))
  if (!isKnown) throw unreadable(title)
  return recordsOf(list)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
