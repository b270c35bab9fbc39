/** The time, zone and language of a run. */
export interface Moment {
  /** The time at which each test begins, as ISO 8601 with an offset. */
  readonly now: string
  /** The time zone of the machine, as an IANA name. */
  readonly zone: string
  /** The language of the machine, as a BCP 47 tag. */
  readonly locale: string
}
