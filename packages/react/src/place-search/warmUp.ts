import type { Connection } from '@signpost/client'
import { QueryClient } from '@tanstack/react-query'
import type { createSuggestionFetcher } from './createSuggestionFetcher.ts'
import { initialState, reduce } from './reduce.ts'
import type { SuggestionFetcherSettings } from './SuggestionFetcher.ts'

let isWarm = false

/**
 * Takes a text through all that a key and its answer run, while nobody waits, so that its code has been compiled when the first key comes:
 * with a state, a cache and an answer of its own, and without a request. Once for all boxes of a page.
 */
export function warmUp(
  create: typeof createSuggestionFetcher,
  settings: SuggestionFetcherSettings,
): void {
  if (isWarm) return
  isWarm = true
  const idle = globalThis.requestIdleCallback ?? setTimeout
  idle(() => type(create, settings))
}

function type(create: typeof createSuggestionFetcher, settings: SuggestionFetcherSettings): void {
  const queryClient = new QueryClient()
  const connection: Connection = { ...settings.connection, request: async () => answer }
  const own = { ...settings, queryClient, connection, center: () => nowhere, onRequest: () => {} }
  let state = initialState('')
  const fetcher = create(
    { get: () => state, dispatch: (news) => (state = reduce(state, news)) },
    () => ({ ...own, ...plain }),
  )
  const press = (text: string): void => {
    state = reduce(state, { type: 'typed', text, layout: 'popup' })
    fetcher.update()
  }
  press('a')
  // The answer has come by then, and the next text is looked for in it.
  setTimeout(() => {
    press('ab')
    fetcher.stop()
    queryClient.getQueryCache().clear()
  }, 100)
}

const nowhere = { latitude: 0, longitude: 0 }
/** Functions of the app are not called for a text that nobody typed. */
const plain = {
  requests: 'auto',
  toQuery: undefined,
  filter: undefined,
  enabled: { service: true },
} as const

const line = {
  search_filter: '',
  line1: 'a',
  line2: 'a',
  line3: 'a',
  distance: 1,
  categories: [{ code: 'a', name: 'a' }],
}
const answer = { suggests: [line, line] }
