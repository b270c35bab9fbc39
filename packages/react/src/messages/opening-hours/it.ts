import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

export const it: OpeningHoursMessages = {
  title: 'Orari di apertura',
  open: 'Aperto',
  closed: 'Chiuso',
  alwaysOpen: 'Aperto 24 ore su 24',
  alwaysClosed: 'Chiuso tutta la settimana',
  closes: (time, day) => (day ? `chiude ${day} alle ${time}` : `chiude alle ${time}`),
  opens: (time, day) => (day ? `apre ${day} alle ${time}` : `apre alle ${time}`),
  closesIn: (duration) => `Chiude tra ${duration}`,
  opensIn: (duration) => `Apre tra ${duration}`,
  today: 'oggi',
  dayClosed: 'Chiuso',
  allDay: 'Aperto 24 ore su 24',
  zone: (name) => `Ora locale (${name})`,
}
