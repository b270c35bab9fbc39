/** The seconds of a day on the clock; a day with a change of the clock has more or fewer. */
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

/** A place that is closed beyond its hours: for now, or for good. */
export const closures = ['temporarily', 'permanently'] as const
export type Closure = (typeof closures)[number]

/**
 * The opening hours of a place. At least one of `text` and `sessions` is present. If both are, `sessions` is used, and the text is not compared with it.
 */
export interface OpeningHours {
  /** The hours in the service's own text. */
  readonly text?: string | undefined
  /** The week: sorted from Sunday, merged where stretches touch or overlap, nothing twice. Empty: closed on every day that is known. */
  readonly sessions?: readonly OpeningSession[] | undefined
  /** The days that the service omitted or of which a part could not be read, sorted: 0 is Sunday. Their readable sessions are among `sessions`. */
  readonly unknownDays?: readonly number[] | undefined
  /** Set where the place is closed for now or for good, whatever its usual week. */
  readonly closure?: Closure | undefined
}
