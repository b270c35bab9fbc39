/** The messages of opening hours. Times, days and lengths of time come as the language writes them. */
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
  /** Of a day: its hours could not be read. */
  readonly dayUnknown: string
  /** Of a day: there may be more hours than those shown. */
  readonly dayPartial: string
  /** Of a day: it is open from midnight to midnight. */
  readonly allDay: string
  /** Whose clock the times are. */
  readonly zone: (name: string) => string
}

export const en: OpeningHoursMessages = {
  title: 'Opening hours',
  open: 'Open',
  closed: 'Closed',
  alwaysOpen: 'Open 24 hours',
  alwaysClosed: 'Closed all week',
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
}
