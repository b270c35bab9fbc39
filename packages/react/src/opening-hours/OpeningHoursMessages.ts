/** The messages of opening hours. Times, days and durations are passed formatted. */
export interface OpeningHoursMessages {
  readonly title: string
  readonly open: string
  readonly closed: string
  readonly alwaysOpen: string
  readonly alwaysClosed: string
  /** A place that is closed for now. */
  readonly temporarily: string
  /** A place that is closed for good. */
  readonly permanently: string
  /** Follows "Open": when it closes, with the day if that is not today. */
  readonly closes: (time: string, day?: string) => string
  /** Follows "Closed": when it opens, with the day if that is not today. */
  readonly opens: (time: string, day?: string) => string
  /** Replaces "Open": it closes within the hour. */
  readonly closesIn: (duration: string) => string
  /** Replaces "Closed": it opens within the hour. */
  readonly opensIn: (duration: string) => string
  /** Marks the row of today. */
  readonly today: string
  /** A day on which it is closed. */
  readonly dayClosed: string
  /** A day whose hours could not be read. */
  readonly dayUnknown: string
  /** A day that may have more hours than those shown. */
  readonly dayPartial: string
  /** A day that is open from midnight to midnight. */
  readonly allDay: string
  /** The time zone of the times. */
  readonly zone: (name: string) => string
  /** The times are those of the place, whose time zone is not known. */
  readonly localTime: string
}

export const en: OpeningHoursMessages = {
  title: 'Opening hours',
  open: 'Open',
  closed: 'Closed',
  alwaysOpen: 'Open 24 hours',
  alwaysClosed: 'Closed all week',
  temporarily: 'Temporarily closed',
  permanently: 'Permanently closed',
  closes: (time, day) => (day ? `closes ${day} ${time}` : `closes ${time}`),
  opens: (time, day) => (day ? `opens ${day} ${time}` : `opens ${time}`),
  closesIn: (duration) => `Closes in ${duration}`,
  opensIn: (duration) => `Opens in ${duration}`,
  today: 'today',
  dayClosed: 'Closed',
  dayUnknown: 'Hours not known',
  dayPartial: 'Perhaps longer',
  allDay: 'Open 24 hours',
  zone: (name) => `Local time (${name})`,
  localTime: 'Local time',
}
