import type { Moment } from './Moment.ts'

/** A Wednesday: noon in Montevideo, where the places of the fixtures are. The zone is neither theirs nor UTC, so that a mix-up shows. */
export const ordinaryMoment: Moment = {
  now: '2026-05-06T17:00:00+02:00',
  zone: 'Europe/Madrid',
  locale: 'en-US',
}
