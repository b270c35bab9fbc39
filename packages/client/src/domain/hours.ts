/** The seconds of a day on the clock. A day on which the clock changes has more or fewer. */
export const daySeconds = 86_400
export const weekSeconds: number = 7 * daySeconds

/**
 * One stretch of time in which a place is open.
 * `start` and `end` are seconds since the start of `day` on the place's own wall clock; `end` is past 86400 when the stretch runs
 * over midnight, and as much as a week after `start` when the place never closes.
 */
export interface OpeningSession {
  /** 0 is Sunday, 6 is Saturday. */
  readonly day: number
  readonly start: number
  readonly end: number
}

/** The closures of a place beyond its usual hours. */
export const closures = ['temporarily', 'permanently'] as const
export type Closure = (typeof closures)[number]

/** The opening hours of a place. At least one of `text` and `sessions` is present. If both are, `sessions` is used. */
export interface OpeningHours {
  /** The hours in the service's own text. */
  readonly text?: string | undefined
  /** The week, sorted from Sunday; stretches that touch or overlap are merged. Empty when the place is closed on every known day. */
  readonly sessions?: readonly OpeningSession[] | undefined
  /** The days, 0 is Sunday, that the service omitted or that could not be read in full, sorted. Their readable sessions are among `sessions`. */
  readonly unknownDays?: readonly number[] | undefined
  /** Set when the place is temporarily or permanently closed, whatever its usual week. */
  readonly closure?: Closure | undefined
}
