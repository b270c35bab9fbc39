import type { Moment } from './Moment.ts'

export interface NamedMoment extends Moment {
  readonly name: string
}

const arabic = 'ar-EG'
const german = 'de-DE'
const thai = 'th-TH-u-ca-buddhist'
const english = 'en-US'

/** The calendar of `test:all`. `today` is the time of the machine. */
export function moments(today: Date): readonly NamedMoment[] {
  const inAYear = new Date(today)
  inAYear.setUTCFullYear(today.getUTCFullYear() + 1)
  return [
    {
      name: 'Sunday morning',
      now: '2026-11-22T08:30:00Z',
      zone: 'UTC',
      locale: english,
    },
    {
      name: 'Sunday at three in Kathmandu',
      now: '2026-11-22T03:10:00+05:45',
      zone: 'Asia/Kathmandu',
      locale: german,
    },
    {
      name: 'the last minute of Saturday',
      now: '2026-11-21T23:59:00-03:30',
      zone: 'America/St_Johns',
      locale: arabic,
    },
    {
      name: 'the hour after the skipped one in Madrid',
      now: '2027-03-28T03:10:00+02:00',
      zone: 'Europe/Madrid',
      locale: thai,
    },
    {
      name: 'the second half past two in Madrid',
      now: '2026-10-25T02:30:00+01:00',
      zone: 'Europe/Madrid',
      locale: german,
    },
    {
      name: 'the day without midnight in Santiago',
      now: '2026-09-06T01:10:00-03:00',
      zone: 'America/Santiago',
      locale: arabic,
    },
    {
      name: 'the second half past eleven in Santiago',
      now: '2027-04-03T23:30:00-04:00',
      zone: 'America/Santiago',
      locale: thai,
    },
    {
      name: 'the minutes after the skipped half hour on Lord Howe',
      now: '2026-10-04T02:45:00+11:00',
      zone: 'Australia/Lord_Howe',
      locale: german,
    },
    {
      name: 'the repeated half hour on Lord Howe',
      now: '2027-04-04T01:45:00+10:30',
      zone: 'Australia/Lord_Howe',
      locale: arabic,
    },
    {
      name: 'the 29th of February',
      now: '2028-02-29T12:00:00-11:00',
      zone: 'Pacific/Pago_Pago',
      locale: thai,
    },
    {
      name: 'the last minute of the year',
      now: '2026-12-31T23:59:00+14:00',
      zone: 'Pacific/Kiritimati',
      locale: german,
    },
    {
      name: 'a year from now',
      now: inAYear.toISOString(),
      zone: 'Pacific/Pago_Pago',
      locale: arabic,
    },
  ]
}
