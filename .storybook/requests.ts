/** A request that a story made. */
export interface SentRequest {
  readonly operation: string
  /** The path and its parameters, without the key. */
  readonly address: string
  /** The status of the answer, or why there is none; undefined while it is awaited. */
  readonly outcome: string | undefined
}

export type StoryRequests = readonly SentRequest[]

/** The event that the preview sends to the manager on the channel. */
export const requestsChanged = 'signpost/requests'

/** The number of requests of a story that are stored. */
const limit = 50
const none: StoryRequests = []

const log = new Map<string, StoryRequests>()
const listeners = new Set<(story: string, requests: StoryRequests) => void>()

/** The requests of a story, the latest last. */
export function requestsOf(story: string): StoryRequests {
  return log.get(story) ?? none
}

/** Hears of every change, until what it returns is called. */
export function onRequests(listener: (story: string, requests: StoryRequests) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function forgetRequests(story: string): void {
  write(story, none)
}

/** A `fetch` whose requests stand in the log of a story. */
export function logged(story: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = describe(new Request(input, init).url)
    const sent: SentRequest = { ...request, outcome: undefined }
    write(story, [...requestsOf(story), sent].slice(-limit))
    const finish = (outcome: string) =>
      write(
        story,
        requestsOf(story).map((one) => (one === sent ? { ...sent, outcome } : one)),
      )
    try {
      const response = await fetch(input, init)
      finish(String(response.status))
      return response
    } catch (error) {
      finish(init?.signal?.aborted ? 'aborted' : 'failed')
      throw error
    }
  }
}

function write(story: string, requests: StoryRequests): void {
  log.set(story, requests)
  for (const listener of listeners) listener(story, requests)
}

const operations: Readonly<Record<string, string>> = {
  suggestions: 'suggest',
  search: 'search',
  reversegeocode: 'reverseGeocode',
  brand_list: 'listBrands',
  category_list: 'listCategories',
  directions: 'getDirections',
}

function describe(href: string): Pick<SentRequest, 'operation' | 'address'> {
  const { pathname, searchParams } = new URL(href)
  searchParams.delete('api_key')
  const name = pathname.match(/\/geo\/v2\/(\w+)/)?.[1] ?? ''
  const isGeocode = searchParams.get('type') === 'address-only'
  const query = [...searchParams].map(([key, value]) => `${key}=${value}`).join('&')
  return {
    operation: isGeocode ? 'forwardGeocode' : (operations[name] ?? pathname),
    address: `${pathname}${query && '?'}${query}`,
  }
}
