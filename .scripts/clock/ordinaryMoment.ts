import type { Moment } from './Moment.ts'

/** A Wednesday noon in Montevideo, the city of the fixtures. The zone is neither the city's nor UTC, so that a mix-up is detected. */
export const ordinaryMoment: Moment = {
  now: '2026-05-06T17:00:00+02:00',
  zone: 'Europe/Madrid',
  locale: 'en-US',
}
