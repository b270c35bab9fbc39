import { type Clock, systemClock } from '@signpost/client/domain'
import { type Adapter, createAdapter } from '../internals/Adapter.ts'

export interface CacheOptions {
  /** Seconds for which an answer is good. Default 300. */
  readonly seconds?: number
  /** The answers that are kept; the one that was asked for longest ago goes first. Default 500. */
  readonly most?: number
  readonly clock?: Clock
}

/** An adapter that keeps its good answers in memory. Where the provider does not allow it (`no-store`), nothing is kept. */
export function withCache(
  adapter: Adapter,
  { seconds = 300, most = 500, clock = systemClock }: CacheOptions = {},
): Adapter {
  const answers = new Map<string, { readonly response: Response; readonly until: number }>()
  return createAdapter(async (request) => {
    const key = keyOf(request)
    const known = answers.get(key)
    answers.delete(key)
    if (known && known.until > clock.now()) {
      answers.set(key, known)
      return known.response.clone()
    }
    const response = await adapter(request)
    const mayStore = !response.headers.get('Cache-Control')?.includes('no-store')
    if (response.ok && mayStore) {
      answers.set(key, { response: response.clone(), until: clock.now() + seconds * 1000 })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    }
    return response
  }, adapter)
}

/** The request without the key of the caller. */
function keyOf({ url, headers }: Request): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('api_key')
  searchParams.sort()
  return [pathname, searchParams, headers.get('Accept-Language')].join('\n')
}
