/** When, where and in which language something runs. */
export interface Moment {
  /** The time at which each test begins, as ISO 8601 writes it, with its offset. */
  readonly now: string
  /** The time zone of the machine, as IANA names it. */
  readonly zone: string
  /** The language of the machine, as BCP 47 names it. */
  readonly locale: string
}
