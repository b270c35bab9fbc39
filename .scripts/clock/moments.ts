import type { Moment } from './moment.ts'

export interface NamedMoment extends Moment {
  readonly name: string
}

const arabic = 'ar-EG'
const german = 'de-DE'
const thai = 'th-TH-u-ca-buddhist'
const english = 'en-US'

type Row = readonly [name: string, now: string, zone: string, locale: string]

const rows: readonly Row[] = [
  ['Sunday morning', '2026-11-22T08:30:00Z', 'UTC', english],
  ['Sunday at three', '2026-11-22T03:10:00+05:45', 'Asia/Kathmandu', german],
  ['the last minute of Saturday', '2026-11-21T23:59:00-03:30', 'America/St_Johns', arabic],
  ['after the skipped hour', '2027-03-28T03:10:00+02:00', 'Europe/Madrid', thai],
  ['the second half past two', '2026-10-25T02:30:00+01:00', 'Europe/Madrid', german],
  ['a day without midnight', '2026-09-06T01:10:00-03:00', 'America/Santiago', arabic],
  ['the second half past eleven', '2027-04-03T23:30:00-04:00', 'America/Santiago', thai],
  ['after the skipped half hour', '2026-10-04T02:45:00+11:00', 'Australia/Lord_Howe', german],
  ['the repeated half hour', '2027-04-04T01:45:00+10:30', 'Australia/Lord_Howe', arabic],
  ['the 29th of February', '2028-02-29T12:00:00-11:00', 'Pacific/Pago_Pago', thai],
  ['the last minute of the year', '2026-12-31T23:59:00+14:00', 'Pacific/Kiritimati', german],
]

/** The calendar of `test:all`. `today` is the time of the machine. */
export function moments(today: Date): readonly NamedMoment[] {
  const inAYear = new Date(today)
  inAYear.setUTCFullYear(today.getUTCFullYear() + 1)
  const last: Row = ['a year from now', inAYear.toISOString(), 'Pacific/Pago_Pago', arabic]
  return [...rows, last].map(([name, now, zone, locale]) => ({ name, now, zone, locale }))
}
