export const en = {
  title: 'Opening hours',
  open: 'Open',
  closed: 'Closed',
  alwaysOpen: 'Open 24 hours',
  alwaysClosed: 'Closed all week',
  /** A place that is closed for now. */
  temporarily: 'Temporarily closed',
  /** A place that is closed for good. */
  permanently: 'Permanently closed',
  /** Follows "Open": when it closes, with the day if that is not today. */
  closes: (time: string, day?: string): string =>
    day ? `closes ${day} ${time}` : `closes ${time}`,
  /** Follows "Closed": when it opens, with the day if that is not today. */
  opens: (time: string, day?: string): string => (day ? `opens ${day} ${time}` : `opens ${time}`),
  /** Replaces "Open": it closes within the hour. */
  closesIn: (duration: string): string => `Closes in ${duration}`,
  /** Replaces "Closed": it opens within the hour. */
  opensIn: (duration: string): string => `Opens in ${duration}`,
  /** Marks the row of today. */
  today: 'today',
  /** A day on which it is closed. */
  dayClosed: 'Closed',
  /** A day whose hours could not be read. */
  dayUnknown: 'Hours unavailable',
  /** A day that may have more hours than those shown. */
  dayPartial: 'Hours may vary',
  /** A day that is open from midnight to midnight. */
  allDay: 'Open 24 hours',
  /** The time zone of the times. */
  zone: (name: string): string => `Local time (${name})`,
  /** The times are those of the place, whose time zone is not known. */
  localTime: 'Local time',
}

/** The messages of opening hours. Times, days and durations are passed formatted. */
export interface OpeningHoursMessages extends Readonly<typeof en> {}
