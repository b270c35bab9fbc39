import { type Clock, systemClock } from '@signpost/client/domain'
import { type Adapter, createAdapter } from '../internals/Adapter.ts'

export interface CacheOptions {
  /** The seconds for which an answer is valid. Default 300. */
  readonly seconds?: number
  /** The maximum number of stored answers. The least recently used one is dropped first. Default 500. */
  readonly most?: number
  readonly clock?: Clock
}

/** An adapter that stores its successful answers in memory, unless the provider forbids it (`no-store`). */
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
