import type { Handler } from 'hono'
import type { AppEnv } from '../http/AppEnv.ts'
import type { KeyRing } from '../http/keys/KeyRing.ts'
import { type OwnAddressOptions, ownAddress } from '../http/ownAddress.ts'
import { readEvery, readQuery } from '../http/readQuery.ts'
import { sendPacked } from '../http/sendPacked.ts'
import { withDeadline } from '../http/withDeadline.ts'
import type { Operation } from './Operation.ts'
import type { Services } from './Services.ts'

/** Milliseconds after which a caller is told to ask again. */
const DEADLINE = 10_000

export interface HandlerOptions extends OwnAddressOptions {
  services: Services
  keys: KeyRing
}

/** Answers requests with an operation: key, parameters, engine, wire. */
export function operationHandler<Request>(
  operation: Operation<Request>,
  options: HandlerOptions,
): Handler<AppEnv> {
  const { services, keys } = options
  return async (c) => {
    const { url, raw } = c.req
    if (operation.vary !== undefined) c.header('Vary', operation.vary, { append: true })
    c.set('key', keys.admit(readEvery(url, 'api_key'), c.req.header('origin')))
    const request = operation.read(readQuery(url), raw.headers)
    c.set('kind', operation.kind(request))
    c.set('search', request)
    const answer = await withDeadline(raw.signal, DEADLINE, (signal) =>
      operation.answer(request, services, { signal, address: ownAddress(c, options) }),
    )
    c.header('Cache-Control', operation.cacheControl)
    if (answer === null) return c.body(null, 204)
    return sendPacked(c, JSON.stringify(answer), 'application/json')
  }
}
