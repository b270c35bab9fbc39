import type { Adapter } from '@signpost/adapters'
import {
  brandList,
  categoryList,
  directions,
  parameterValues,
  reverseGeocode,
  search,
  suggestions,
} from '@signpost/client/protocol'
import type { Handler, Hono } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../http/AppEnv.ts'
import { type BaseAppOptions, createBaseApp } from '../http/createBaseApp.ts'
import { sendCompressed } from '../http/sendCompressed.ts'
import type { KeyRing } from '../keys/KeyRing.ts'

export interface ProviderAppOptions extends BaseAppOptions {
  geo: Adapter
  keys: KeyRing
  /** Trusts `X-Forwarded-For`. */
  trustProxy: boolean
}

const operations = [suggestions, search, reverseGeocode, brandList, categoryList, directions]

/** The interface in front of providers, as a function from request to response. */
export function createProviderApp(options: ProviderAppOptions): Hono<AppEnv> {
  const { app, get } = createBaseApp(options)
  for (const { path } of operations) get(path, answer(options))
  return app
}

function answer({ geo, keys, trustProxy }: ProviderAppOptions): Handler<AppEnv> {
  return async (c) => {
    const { raw } = c.req
    c.header('Vary', 'Accept-Language, Accepted-Language', { append: true })
    c.set('key', await keys.admit(parameterValues(raw.url, 'api_key'), c.req.header('origin')))
    const url = new URL(raw.url)
    // Our own key is not sent to the provider. The rest of the query stays as written, so that an invalid query is refused.
    const pairs = url.search.slice(1).split('&')
    url.search = pairs.filter((pair) => !new URLSearchParams(pair).has('api_key')).join('&')
    c.set('search', Object.fromEntries(url.searchParams))
    const headers = new Headers(raw.headers)
    const person = c.env.incoming?.socket.remoteAddress
    // The header distinguishes billing sessions, and anyone could send it.
    if (!trustProxy) headers.set('X-Forwarded-For', person ?? '')
    const response = await geo(new Request(url, { headers, signal: raw.signal }))
    const otherwise = response.ok ? 'private, max-age=60' : 'no-store'
    c.header('Cache-Control', response.headers.get('Cache-Control') ?? otherwise)
    const wait = response.headers.get('Retry-After')
    if (wait !== null) c.header('Retry-After', wait)
    c.status(response.status as StatusCode)
    if (response.status === 204) return c.body(null)
    return sendCompressed(c, await response.text(), 'application/json')
  }
}
