import { operationAt } from '@signpost/client/protocol'
import type { SentRequest, StoryRequests } from './StoryRequests.ts'

/** The maximum number of stored requests of a story. */
const limit = 50
const none: StoryRequests = []

const log = new Map<string, StoryRequests>()
const listeners = new Set<(story: string, requests: StoryRequests) => void>()

/** The requests of a story, latest last. */
export function requestsOf(story: string): StoryRequests {
  return log.get(story) ?? none
}

/** Calls a listener on every change, until the returned function is called. */
export function onRequests(listener: (story: string, requests: StoryRequests) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function forgetRequests(story: string): void {
  write(story, none)
}

/** A `fetch` that logs its requests for a story. */
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

function describe(href: string): Pick<SentRequest, 'operation' | 'address'> {
  const url = new URL(href)
  const { pathname, searchParams } = url
  searchParams.delete('api_key')
  const query = [...searchParams].map(([key, value]) => `${key}=${value}`).join('&')
  return {
    operation: operationAt(url) ?? pathname,
    address: `${pathname}${query && '?'}${query}`,
  }
}
