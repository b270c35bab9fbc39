import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

export const fr: OpeningHoursMessages = {
  title: 'Horaires',
  open: 'Ouvert',
  closed: 'Fermé',
  alwaysOpen: 'Ouvert 24 h sur 24',
  alwaysClosed: 'Fermé toute la semaine',
  closes: (time, day) => (day ? `ferme ${day} à ${time}` : `ferme à ${time}`),
  opens: (time, day) => (day ? `ouvre ${day} à ${time}` : `ouvre à ${time}`),
  closesIn: (duration) => `Ferme dans ${duration}`,
  opensIn: (duration) => `Ouvre dans ${duration}`,
  today: 'aujourd’hui',
  dayClosed: 'Fermé',
  allDay: 'Ouvert 24 h sur 24',
  zone: (name) => `Heure locale (${name})`,
}
