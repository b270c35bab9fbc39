import type { RequestFrequency } from '../../domain/RequestFrequency.ts'

/** A question to the service. Questions with the same id have the same answer. */
export interface Question {
  readonly id: string
}

/** The schedule of requests while the user types. Times are in milliseconds. */
export interface Schedule<Asked extends Question> {
  /** The id of the question for the latest text. */
  readonly latest: string | undefined
  /** The question whose request is delayed. */
  readonly waiting: Asked | undefined
  readonly inFlight: readonly { readonly question: Asked; readonly askedAt: number }[]
  readonly askedAt: number
  readonly typedAt: number
  /** The average time between two keys. */
  readonly rhythm: number
  /** True when the latest key came after a pause. */
  readonly isFirst: boolean
}

export type ScheduleEvent<Asked extends Question> =
  /** The text has changed. A cached answer needs no request. */
  | {
      readonly type: 'typed'
      readonly question: Asked
      readonly isCached: boolean
      readonly at: number
    }
  /** A request is no longer in flight: it was answered, it failed, or it waits for something. */
  | { readonly type: 'answered'; readonly id: string; readonly at: number }
  /** The time `dueAt` was reached. */
  | { readonly type: 'due'; readonly at: number }
  /** No answer is needed any more. */
  | { readonly type: 'stopped' }

/** The schedule before anything is typed. */
export const atRest: Schedule<never> = {
  latest: undefined,
  waiting: undefined,
  inFlight: [],
  askedAt: Number.NEGATIVE_INFINITY,
  typedAt: Number.NEGATIVE_INFINITY,
  rhythm: 150,
  isFirst: true,
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

/** Returns the next schedule. The caller sends a request for each new entry of `inFlight`. */
export function schedule<Asked extends Question>(
  before: Schedule<Asked>,
  event: ScheduleEvent<Asked>,
  requests: RequestFrequency,
): Schedule<Asked> {
  switch (event.type) {
    case 'typed':
      return sendIfDue(type(before, event), event.at, requests)
    case 'answered': {
      const inFlight = before.inFlight.filter(({ question }) => question.id !== event.id)
      return sendIfDue({ ...before, inFlight }, event.at, requests)
    }
    case 'due':
      return sendIfDue(before, event.at, requests)
    case 'stopped':
      return { ...before, latest: undefined, waiting: undefined, inFlight: [] }
  }
}

/** Returns the time at which to dispatch `due` if nothing else happens first; a time in the past means immediately. */
export function dueAt(
  { waiting, inFlight, askedAt, typedAt, rhythm, isFirst }: Schedule<Question>,
  requests: RequestFrequency,
): number | undefined {
  if (waiting === undefined) return undefined
  const freeAt = (inFlight.at(-mostInFlight)?.askedAt ?? Number.NEGATIVE_INFINITY) + patience
  if (requests === 'eager') return typedAt
  if (requests === 'auto') return Math.max(typedAt, freeAt)
  if (requests !== 'thrifty') return Math.max(typedAt + requests.debounce, freeAt)
  if (isFirst) return typedAt
  const settled = typedAt + Math.min(Math.max(1.5 * rhythm, shortestRest), gap)
  return inFlight.length > 0 ? settled : Math.min(settled, askedAt + gap)
}

function type<Asked extends Question>(
  before: Schedule<Asked>,
  { question, isCached, at }: Extract<ScheduleEvent<Asked>, { type: 'typed' }>,
): Schedule<Asked> {
  const { id } = question
  if (id === before.latest) return before
  const interval = at - before.typedAt
  const isFirst = interval >= gap
  const rhythm = isFirst ? before.rhythm : (before.rhythm + interval) / 2
  const isAsked = isCached || before.inFlight.some((request) => request.question.id === id)
  const waiting = isAsked ? undefined : question
  return { ...before, latest: id, waiting, typedAt: at, rhythm, isFirst }
}

function sendIfDue<Asked extends Question>(
  before: Schedule<Asked>,
  at: number,
  requests: RequestFrequency,
): Schedule<Asked> {
  const { waiting, inFlight } = before
  const due = dueAt(before, requests)
  if (!waiting || due === undefined || at < due) return before
  const sent = { question: waiting, askedAt: at }
  return { ...before, waiting: undefined, inFlight: [...inFlight, sent], askedAt: at }
}
