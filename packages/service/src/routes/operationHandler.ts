import {
  type ProtocolOperation,
  parametersOf,
  parameterValues,
  readRequest,
} from '@signpost/client/protocol'
import { type AppEnv, type KeyRing, sendCompressed, withDeadline } from '@signpost/server'
import type { Handler } from 'hono'
import { LruCache } from '../engine/LruCache.ts'
import { FixedAnswers } from '../http/FixedAnswers.ts'
import { type ServiceUrlOptions, serviceUrl } from '../http/serviceUrl.ts'
import type { Operation } from './Operation.ts'
import type { Services } from './Services.ts'

/** The timeout of an answer, in milliseconds. After it the answer is a 503 with `Retry-After`. */
const DEADLINE = 10_000

export interface HandlerOptions extends ServiceUrlOptions {
  services: Services
  keys: KeyRing
  /** The number of cached answers of an operation; 0 caches none. */
  cachedAnswers: number
}

/** An answer as it is sent. */
interface Answered {
  text: string
  isEmpty: boolean
}

/** The size of the cached answers of an operation together. */
const MOST_BYTES = 8 * 2 ** 20

/** Handles the requests of an operation: checks the key, reads the parameters, queries the engine, writes the answer. */
export function operationHandler<Request extends object>(
  operation: Operation<Request>,
  options: HandlerOptions,
): Handler<AppEnv> {
  const { services, keys } = options
  const { protocol } = operation
  const vary = headersOf(protocol)
  const fixed = new FixedAnswers()
  const latest = new LruCache<Answered>({ bytes: MOST_BYTES, count: options.cachedAnswers })
  return async (c) => {
    const { url, raw } = c.req
    if (vary !== '') c.header('Vary', vary, { append: true })
    c.set('key', await keys.admit(parameterValues(url, 'api_key'), c.req.header('origin')))
    const request = readRequest(protocol, { url, headers: raw.headers })
    c.set('kind', operation.kind(request))
    c.set('search', request)
    const { store } = services
    const now = { ...services, store: store.snapshot?.() ?? store }
    const make = (signal: AbortSignal) =>
      operation.answer(request, now, { signal, url: serviceUrl(c, options) })
    c.header('Cache-Control', operation.cacheControl)
    const name = JSON.stringify([now.store.dataId(), request])
    if (operation.isFixed) return fixed.send(c, name, () => make(AbortSignal.timeout(DEADLINE)))
    const cached = operation.isCached ? latest.get(name) : undefined
    if (cached !== undefined) {
      c.set('isCached', true)
      c.set('isEmpty', cached.isEmpty)
      return sendCompressed(c, cached.text, 'application/json')
    }
    const answer = await withDeadline(raw.signal, DEADLINE, make)
    const isEmpty = answer === null || hasNoSuggestions(answer)
    c.set('isEmpty', isEmpty)
    if (answer === null) return c.body(null, 204)
    const text = JSON.stringify(answer)
    if (operation.isCached) latest.put(name, { text, isEmpty }, name.length + 2 * text.length)
    return sendCompressed(c, text, 'application/json')
  }
}

function hasNoSuggestions(answer: object): boolean {
  return 'suggests' in answer && Array.isArray(answer.suggests) && answer.suggests.length === 0
}

/** The request headers, besides `Origin`, that an answer depends on. */
function headersOf<Request extends object>(operation: ProtocolOperation<Request>): string {
  return parametersOf(operation)
    .filter((parameter) => parameter.in === 'header')
    .flatMap(({ name, aliases = [] }) => [name, ...aliases])
    .join(', ')
}
