export const en = {
  title: 'Opening hours',
  open: 'Open',
  closed: 'Closed',
  alwaysOpen: 'Open 24 hours',
  alwaysClosed: 'Closed all week',
  /** Shown for a temporarily closed place. */
  temporarily: 'Temporarily closed',
  /** Shown for a permanently closed place. */
  permanently: 'Permanently closed',
  /** Follows "Open", with the closing time, and the day if that is not today. */
  closes: (time: string, day?: string): string =>
    day ? `closes ${day} ${time}` : `closes ${time}`,
  /** Follows "Open" when the place closes at midnight. */
  closesAtMidnight: 'closes at midnight',
  /** Follows "Closed", with the opening time, and the day if that is not today. */
  opens: (time: string, day?: string): string => (day ? `opens ${day} ${time}` : `opens ${time}`),
  /** Replaces "Open" when the place closes within the hour. */
  closesIn: (duration: string): string => `Closes in ${duration}`,
  /** Replaces "Closed" when the place opens within the hour. */
  opensIn: (duration: string): string => `Opens in ${duration}`,
  /** Marks the row of today. */
  today: 'Today',
  /** Shown for a day on which the place is closed. */
  dayClosed: 'Closed',
  /** Shown for a day whose hours could not be read. */
  dayUnknown: 'Hours unavailable',
  /** Shown for a day that may have more hours than the listed ones. */
  dayPartial: 'Hours may vary',
  /** Shown for a day that is open from midnight to midnight. */
  allDay: 'Open 24 hours',
  /** The time zone of the times. */
  zone: (name: string): string => `Local time (${name})`,
  /** Shown when the time zone of the place is unknown. */
  localTime: 'Local time',
}

/** The messages of opening hours. Times, days and durations are passed formatted. */
export interface OpeningHoursMessages extends Readonly<typeof en> {}
