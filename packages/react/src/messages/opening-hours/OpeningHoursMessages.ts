/** The words of opening hours. Times, days and lengths of time come as the language writes them. */
export interface OpeningHoursMessages {
  readonly title: string
  readonly open: string
  readonly closed: string
  readonly alwaysOpen: string
  readonly alwaysClosed: string
  /** After "Open": when it closes, with the day where that is not today. */
  readonly closes: (time: string, day?: string) => string
  /** After "Closed": when it opens, with the day where that is not today. */
  readonly opens: (time: string, day?: string) => string
  /** In the place of "Open": it closes within the hour. */
  readonly closesIn: (duration: string) => string
  /** In the place of "Closed": it opens within the hour. */
  readonly opensIn: (duration: string) => string
  /** Said of today's row. */
  readonly today: string
  /** Of a day: it does not open. */
  readonly dayClosed: string
  /** Of a day: it is open from midnight to midnight. */
  readonly allDay: string
  /** Whose clock the times are. */
  readonly zone: (name: string) => string
}
