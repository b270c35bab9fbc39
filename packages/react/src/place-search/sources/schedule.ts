import type { RequestFrequency } from '../../domain/RequestFrequency.ts'

/** The rhythm of the keys. Times are in milliseconds. */
export interface Typing {
  /** The time of the latest key. */
  readonly typedAt: number
  /** The average time between two keys. */
  readonly rhythm: number
  /** True when the latest key came after a pause. */
  readonly isFirst: boolean
}

/** The rhythm before anything is typed. */
export const noTyping: Typing = { typedAt: Number.NEGATIVE_INFINITY, rhythm: 150, isFirst: true }

/** The times of the requests that were sent. */
export interface SentRequests {
  /** The time of the latest request. */
  readonly askedAt: number
  /** The times of the requests in flight, the oldest first. */
  readonly inFlight: readonly number[]
}

/**
 * The maximum number of concurrent requests. Three are enough to ask for each text of a quick typist on a network of 200 ms, and for the
 * latest text on a slower one soon.
 */
const mostInFlight = 3
/** The time after which a slow request no longer delays others. */
const patience = 2000
/** The length of a pause between two keys, and for `thrifty` the time between two requests. */
const gap = 500
/** The shortest pause after which `thrifty` treats a text as complete. */
const shortestRest = 120

/** Returns the rhythm with another key. */
export function typed({ typedAt, rhythm }: Typing, at: number): Typing {
  const interval = at - typedAt
  const isFirst = interval >= gap
  return { typedAt: at, rhythm: isFirst ? rhythm : (rhythm + interval) / 2, isFirst }
}

/** Returns the time at which to send the request for the latest text, if nothing else happens first; a time in the past means immediately. */
export function dueAt(
  { typedAt, rhythm, isFirst }: Typing,
  { askedAt, inFlight }: SentRequests,
  requests: RequestFrequency,
): number {
  const freeAt = (inFlight.at(-mostInFlight) ?? Number.NEGATIVE_INFINITY) + patience
  if (requests === 'eager') return typedAt
  if (requests === 'auto') return Math.max(typedAt, freeAt)
  if (requests !== 'thrifty') return Math.max(typedAt + requests.debounce, freeAt)
  if (isFirst) return typedAt
  const settled = typedAt + Math.min(Math.max(1.5 * rhythm, shortestRest), gap)
  return inFlight.length > 0 ? settled : Math.min(settled, askedAt + gap)
}
