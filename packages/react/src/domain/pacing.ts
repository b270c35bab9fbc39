/** A question, told from others by its id: equal ids have the same answer. */
export interface Question {
  readonly id: string
}

/** What is known of somebody's typing and of the answers to it; times are milliseconds. */
export interface Pacing<Asked extends Question> {
  /** What was asked last: whose answer is wanted now. */
  readonly asked: Asked | undefined
  /** What is to be asked next. */
  readonly waiting: Asked | undefined
  readonly isInFlight: boolean
  readonly askedAt: number
  readonly typedAt: number
  /** The time between two keys. */
  readonly rhythm: number
}

export type PacingEvent<Asked extends Question> =
  | {
      readonly type: 'typed'
      readonly question: Asked
      readonly isCached: boolean
      readonly at: number
    }
  | { readonly type: 'answered'; readonly id: string; readonly at: number }
  /** `dueAt` has come. */
  | { readonly type: 'due'; readonly at: number }
  /** Nobody wants an answer any more. */
  | { readonly type: 'stopped' }

/** Nothing typed, nothing asked. */
export const atRest: Pacing<never> = {
  asked: undefined,
  waiting: undefined,
  isInFlight: false,
  askedAt: Number.NEGATIVE_INFINITY,
  typedAt: Number.NEGATIVE_INFINITY,
  rhythm: 150,
}

/** Between two requests while typing goes on, and what makes a pause between two keys. */
const gap = 500
/** The shortest rest after which a text counts as settled. */
const shortestRest = 120

/**
 * When to ask while somebody types. The first key after a pause asks at once. While typing goes on there is one request at a time, and
 * one in half a second. The settled text is always asked; how long it takes to settle follows the rhythm of the keys.
 */
export function pace<Asked extends Question>(
  pacing: Pacing<Asked>,
  event: PacingEvent<Asked>,
): Pacing<Asked> {
  switch (event.type) {
    case 'typed':
      return askIfDue(type(pacing, event), event.at)
    case 'answered':
      // A late answer to something else says nothing about what is in flight.
      if (event.id !== pacing.asked?.id) return pacing
      return askIfDue({ ...pacing, isInFlight: false }, event.at)
    case 'due':
      return askIfDue(pacing, event.at)
    case 'stopped':
      return { ...pacing, asked: undefined, waiting: undefined, isInFlight: false }
  }
}

/** When to come back with `due`, if nothing happens before. */
export function dueAt({
  waiting,
  isInFlight,
  askedAt,
  typedAt,
  rhythm,
}: Pacing<Question>): number | undefined {
  if (waiting === undefined) return undefined
  const settled = typedAt + Math.min(Math.max(1.5 * rhythm, shortestRest), gap)
  return isInFlight ? settled : Math.min(settled, askedAt + gap)
}

function type<Asked extends Question>(
  pacing: Pacing<Asked>,
  { question, isCached, at }: Extract<PacingEvent<Asked>, { type: 'typed' }>,
): Pacing<Asked> {
  if (question.id === (pacing.waiting ?? pacing.asked)?.id) return pacing
  const interval = at - pacing.typedAt
  const isPause = interval >= gap
  const typed = {
    ...pacing,
    typedAt: at,
    rhythm: isPause ? pacing.rhythm : (pacing.rhythm + interval) / 2,
  }
  if (question.id === pacing.asked?.id) return { ...typed, waiting: undefined }
  // An answer at hand costs no request, and does not put off the next one.
  if (isCached) return { ...typed, asked: question, waiting: undefined, isInFlight: false }
  return isPause ? send(typed, question, at) : { ...typed, waiting: question }
}

function askIfDue<Asked extends Question>(pacing: Pacing<Asked>, at: number): Pacing<Asked> {
  const due = dueAt(pacing)
  return pacing.waiting && due !== undefined && at >= due
    ? send(pacing, pacing.waiting, at)
    : pacing
}

function send<Asked extends Question>(
  pacing: Pacing<Asked>,
  asked: Asked,
  askedAt: number,
): Pacing<Asked> {
  return { ...pacing, asked, waiting: undefined, isInFlight: true, askedAt }
}
