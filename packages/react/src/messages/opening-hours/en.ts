import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

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
  allDay: 'Open 24 hours',
  zone: (name) => `Local time (${name})`,
}
