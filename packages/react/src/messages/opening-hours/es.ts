import type { OpeningHoursMessages } from './OpeningHoursMessages.ts'

export const es: OpeningHoursMessages = {
  title: 'Horario',
  open: 'Abierto',
  closed: 'Cerrado',
  alwaysOpen: 'Abierto las 24 horas',
  alwaysClosed: 'Cerrado toda la semana',
  closes: (time, day) => (day ? `cierra el ${day} ${at(time)}` : `cierra ${at(time)}`),
  opens: (time, day) => (day ? `abre el ${day} ${at(time)}` : `abre ${at(time)}`),
  closesIn: (duration) => `Cierra en ${duration}`,
  opensIn: (duration) => `Abre en ${duration}`,
  today: 'hoy',
  dayClosed: 'Cerrado',
  allDay: 'Abierto las 24 horas',
  zone: (name) => `Hora local (${name})`,
}

/** One o'clock is singular. */
function at(time: string): string {
  return `${/^0?1\D/.test(time) ? 'a la' : 'a las'} ${time}`
}
