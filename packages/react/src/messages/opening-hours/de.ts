import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

export const de: OpeningHoursMessages = {
  title: 'Öffnungszeiten',
  open: 'Geöffnet',
  closed: 'Geschlossen',
  alwaysOpen: 'Rund um die Uhr geöffnet',
  alwaysClosed: 'Die ganze Woche geschlossen',
  closes: (time, day) => (day ? `schließt ${day} um ${time}` : `schließt um ${time}`),
  opens: (time, day) => (day ? `öffnet ${day} um ${time}` : `öffnet um ${time}`),
  closesIn: (duration) => `Schließt in ${duration}`,
  opensIn: (duration) => `Öffnet in ${duration}`,
  today: 'heute',
  dayClosed: 'Geschlossen',
  allDay: '24 Stunden geöffnet',
  zone: (name) => `Ortszeit (${name})`,
}
