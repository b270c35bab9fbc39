import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daySeconds, type OpeningSession, weekSeconds } from './hours.ts'
import { mergeSessions } from './mergeSessions.ts'
import { nextChange, openingStatus } from './openingStatus.ts'

const hour = 3600

function session(day: number, from: number, to: number): OpeningSession {
  return { day, start: from * hour, end: to * hour }
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const office = everyDay.map((day) => session(day, 9, 17))

/** The status as text, with instants in UTC beside wall times. */
function status(
  sessions: readonly OpeningSession[],
  timeZone: string,
  now: string,
  unknownDays?: readonly number[],
): string {
  const status = openingStatus({ sessions, unknownDays }, { now: new Date(`${now}Z`), timeZone })
  if (status.status !== 'open' && status.status !== 'closed') return status.status
  const moment = status.status === 'open' ? status.closesAt : status.opensAt
  if (moment === undefined) return `${status.status} until a day that is not known`
  const { at, day, second } = moment
  const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][day]
  return `${status.status} until ${new Date(at).toISOString().slice(0, 16)}, ${name} ${second / hour}`
}

describe('an ordinary day', () => {
  it.each([
    ['2026-05-04T06:59', 'closed until 2026-05-04T07:00, Mon 9'],
    ['2026-05-04T07:00', 'open until 2026-05-04T15:00, Mon 17'],
    ['2026-05-04T14:59', 'open until 2026-05-04T15:00, Mon 17'],
    ['2026-05-04T15:00', 'closed until 2026-05-05T07:00, Tue 9'],
    ['2026-05-09T15:00', 'closed until 2026-05-10T07:00, Sun 9'],
  ])('at %s in Berlin', (now, expected) => {
    expect(status(office, 'Europe/Berlin', now)).toBe(expected)
  })

  it('follows the time zone of the place, not the viewer’s', () => {
    expect(status(office, 'Asia/Tokyo', '2026-05-04T00:00')).toBe(
      'open until 2026-05-04T08:00, Mon 17',
    )
    expect(status(office, 'America/Los_Angeles', '2026-05-04T00:00')).toBe(
      'closed until 2026-05-04T16:00, Mon 9',
    )
  })

  it('has a lunch break', () => {
    const shop = [session(1, 9, 12), session(1, 14, 18)]
    expect(status(shop, 'UTC', '2026-05-04T13:00')).toBe('closed until 2026-05-04T14:00, Mon 14')
  })
})

it.each([
  { start: 0, end: 3600 },
  { day: 1, start: 0 },
  { day: 1, start: '9:00', end: '17:00' },
  { day: 1, start: 0, end: 1e300 },
])('is unknown when untyped code passes the session %j', (odd) => {
  const sessions = JSON.parse(JSON.stringify([...office, odd]))
  expect(openingStatus({ sessions }, { now: 0, timeZone: 'UTC' })).toEqual({
    status: 'unknown',
    reason: 'no-hours',
  })
})

describe('a day with partly unknown hours', () => {
  // Wednesday is known only until noon, Saturday not at all.
  const week = [1, 2, 3, 4, 5].map((day) => session(day, 9, day === 3 ? 12 : 17))

  it.each([
    ['before it', '2026-05-05T18:00', 'closed until a day that is not known'],
    ['its midnight', '2026-05-06T00:00', 'unknown'],
    ['in a known session', '2026-05-06T10:00', 'open until 2026-05-06T12:00, Wed 12'],
    ['after it', '2026-05-06T13:00', 'unknown'],
    ['the night after the known session', '2026-05-07T05:59', 'unknown'],
    ['the morning after that night', '2026-05-07T06:00', 'closed until 2026-05-07T09:00, Thu 9'],
    ['another day', '2026-05-04T12:00', 'open until 2026-05-04T17:00, Mon 17'],
    ['the night after the last day of the week', '2026-05-10T01:00', 'unknown'],
    ['from one week to the next', '2026-05-10T07:00', 'closed until 2026-05-11T09:00, Mon 9'],
  ])('%s', (_, now, expected) => {
    expect(status(week, 'UTC', now, [3, 6])).toBe(expected)
  })

  it('follows the clock of the place', () => {
    expect(status(office, 'Asia/Tokyo', '2026-05-05T16:00', [3])).toBe('unknown')
    expect(status(office, 'America/Los_Angeles', '2026-05-06T06:00', [3])).toBe(
      'closed until a day that is not known',
    )
  })

  it('is unknown, not "always closed", in a week of one such day', () => {
    expect(status([], 'UTC', '2026-05-05T12:00', [2])).toBe('unknown')
    expect(openingStatus({ sessions: [], unknownDays: [2] }, { now: 0, timeZone: 'UTC' })).toEqual({
      status: 'closed',
      opensAt: undefined,
    })
  })

  it('has no time of change when an unknown day may change it earlier', () => {
    const opening = openingStatus(
      { sessions: week, unknownDays: [3] },
      { now: Date.UTC(2026, 4, 5, 18), timeZone: 'UTC' },
    )
    expect(nextChange(opening)).toBeUndefined()
  })
})

describe('past midnight', () => {
  const bar = [session(5, 22, 26), session(6, 22, 26)]

  it('is open at 01:00', () => {
    expect(status(bar, 'UTC', '2026-05-09T01:00')).toBe('open until 2026-05-09T02:00, Sat 2')
  })

  it('is open from Saturday to Sunday', () => {
    expect(status(bar, 'UTC', '2026-05-10T01:00')).toBe('open until 2026-05-10T02:00, Sun 2')
    expect(status(bar, 'UTC', '2026-05-10T02:00')).toBe('closed until 2026-05-15T22:00, Fri 22')
  })

  it('closes at midnight at the end of the day', () => {
    expect(status([session(6, 9, 24)], 'UTC', '2026-05-09T12:00')).toBe(
      'open until 2026-05-10T00:00, Sun 0',
    )
  })

  it('can be open for several days', () => {
    const almostAlways = [session(1, 6, 6 + 7 * 24 - 1)]
    expect(status(almostAlways, 'UTC', '2026-05-11T04:00')).toBe(
      'open until 2026-05-11T05:00, Mon 5',
    )
    expect(status(almostAlways, 'UTC', '2026-05-11T05:30')).toBe(
      'closed until 2026-05-11T06:00, Mon 6',
    )
  })
})

describe('daylight saving', () => {
  it('closes at 17:00 on the day of the change', () => {
    expect(status(office, 'Europe/Berlin', '2026-03-28T12:00')).toContain('T16:00, Sat 17')
    expect(status(office, 'Europe/Berlin', '2026-03-29T12:00')).toContain('T15:00, Sun 17')
    expect(status(office, 'Europe/Berlin', '2026-10-24T12:00')).toContain('T15:00, Sat 17')
    expect(status(office, 'Europe/Berlin', '2026-10-25T12:00')).toContain('T16:00, Sun 17')
    expect(status(office, 'Europe/Berlin', '2026-10-24T20:00')).toBe(
      'closed until 2026-10-25T08:00, Sun 9',
    )
  })

  it('shortens and lengthens the night of the change', () => {
    const bar = [session(6, 22, 29)]
    expect(status(bar, 'Europe/Berlin', '2026-03-29T00:00')).toBe(
      'open until 2026-03-29T03:00, Sun 5',
    )
    expect(status(bar, 'Europe/Berlin', '2026-10-25T00:00')).toBe(
      'open until 2026-10-25T04:00, Sun 5',
    )
  })

  it('closes when the clock skips, if the closing time is skipped', () => {
    const bar = [session(6, 22, 26.5)]
    expect(status(bar, 'Europe/Berlin', '2026-03-29T00:59')).toBe(
      'open until 2026-03-29T01:00, Sun 2.5',
    )
  })

  it('closes at the first of two equal closing times, and stays closed', () => {
    const bar = [session(0, 9, 17), session(6, 22, 26.5)]
    expect(status(bar, 'Europe/Berlin', '2026-10-25T00:29')).toBe(
      'open until 2026-10-25T00:30, Sun 2.5',
    )
    expect(status(bar, 'Europe/Berlin', '2026-10-25T01:15')).toBe(
      'closed until 2026-10-25T08:00, Sun 9',
    )
  })

  it('opens at the first of two equal opening times, and stays open', () => {
    const market = [session(0, 2.5, 6)]
    expect(status(market, 'Europe/Berlin', '2026-10-25T01:15')).toBe(
      'open until 2026-10-25T05:00, Sun 6',
    )
  })

  it('ignores a session that the clock skips', () => {
    expect(status([session(0, 2.25, 2.75)], 'Europe/Berlin', '2026-03-28T12:00')).toBe(
      'closed until 2026-04-05T00:15, Sun 2.25',
    )
  })

  it('stays open when the clock skips the break', () => {
    const diner = [session(0, 0, 2), session(0, 3, 5)]
    expect(status(diner, 'Europe/Berlin', '2026-03-29T00:30')).toBe(
      'open until 2026-03-29T03:00, Sun 5',
    )
  })

  it('handles a day that a time zone skipped', () => {
    expect(status([session(5, 9, 17)], 'Pacific/Apia', '2011-12-29T00:00')).toBe(
      'closed until 2012-01-05T19:00, Fri 9',
    )
  })
})

describe('a status without a change', () => {
  const always = [{ day: 0, start: 0, end: weekSeconds }]
  const now = Date.UTC(2026, 4, 4)

  it('is always open or always closed, in any zone and in none', () => {
    for (const timeZone of ['UTC', 'Mars/Olympus', undefined]) {
      const open = openingStatus({ sessions: always }, { now, timeZone })
      const closed = openingStatus({ sessions: [] }, { now, timeZone })
      expect([open, nextChange(open)]).toEqual([{ status: 'always-open' }, undefined])
      expect([closed, nextChange(closed)]).toEqual([{ status: 'always-closed' }, undefined])
    }
  })

  it.each([
    ['no-hours', undefined, { now, timeZone: 'UTC' }],
    ['no-hours', { text: 'Mon-Fri 9-17' }, { now, timeZone: 'UTC' }],
    ['no-time-zone', { sessions: office }, { now, timeZone: undefined }],
    ['no-time-zone', { sessions: office }, { now, timeZone: '' }],
    ['bad-time-zone', { sessions: office }, { now, timeZone: 'Mars/Olympus' }],
    ['bad-time', { sessions: office }, { now: Number.NaN, timeZone: 'UTC' }],
    ['bad-time', { sessions: office }, { now: new Date(Number.NaN), timeZone: 'UTC' }],
    ['bad-time', { sessions: office }, { now: 8.64e15, timeZone: 'UTC' }],
    ['bad-time', { sessions: office }, { now: -8.64e15, timeZone: 'UTC' }],
  ])('is unknown, neither open nor closed: %s', (reason, hours, options) => {
    const status = openingStatus(hours, options)
    expect(status).toEqual({ status: 'unknown', reason })
    expect(nextChange(status)).toBeUndefined()
  })
})

describe('any week, any zone', () => {
  const sessions = fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 6 }),
        start: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 900),
        end: fc.integer({ min: 0, max: 192 }).map((quarter) => quarter * 900),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map(mergeSessions)
  const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const anyTime = fc
    .date({ min: new Date('1975-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.getTime())
  /** Time zones, and instants at which their clocks change. */
  const changes = fc.constantFrom<[string, string]>(
    ['Europe/Berlin', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-25T01:00Z'],
    ['America/New_York', '2026-03-08T07:00Z'],
    ['America/New_York', '2026-11-01T06:00Z'],
    ['America/Santiago', '2026-04-05T03:00Z'],
    ['America/Santiago', '2026-09-06T04:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
    ['Africa/Cairo', '2026-04-23T22:00Z'],
    ['Pacific/Apia', '2011-12-30T10:00Z'],
  )
  const around = fc.integer({ min: -30 * 60, max: 30 * 60 }).map((minutes) => minutes * 60_000)
  const nearChange = fc
    .tuple(changes, around)
    .map(([[zone, change], ago]) => [zone, Date.parse(change) + ago] as const)

  /** The clock of a time zone, read in another way than the code under test. */
  function readClock(zone: string, instant: number): { day: number; second: number } {
    const text = new Date(instant).toLocaleString('sv-SE', { timeZone: zone })
    const wall = Date.parse(`${text.replace(' ', 'T')}Z`)
    return { day: new Date(wall).getUTCDay(), second: (wall / 1000) % daySeconds }
  }

  function offset(zone: string, instant: number): string {
    const { day, second } = readClock(zone, instant)
    const utc = readClock('UTC', instant)
    const apart = (day - utc.day) * daySeconds + second - utc.second
    return String((apart + weekSeconds) % weekSeconds)
  }

  it('agrees with the local clock of the place', () => {
    fc.assert(
      fc.property(sessions, timeZone, anyTime, (sessions, timeZone, now) => {
        fc.pre(offset(timeZone, now - 9e7) === offset(timeZone, now + 9e7))
        const clock = readClock(timeZone, now)
        const open = sessions.some(({ day, start, end }) => {
          const since =
            ((clock.day - day) * daySeconds + clock.second - start + weekSeconds) % weekSeconds
          return since < end - start
        })
        const status = openingStatus({ sessions }, { now, timeZone })
        expect(status.status.endsWith('open')).toBe(open)
      }),
    )
  })

  it('changes at the stated time and not before', () => {
    const places = fc.oneof(fc.tuple(timeZone, anyTime), nearChange)
    fc.assert(
      fc.property(sessions, places, fc.double({ min: 0, max: 1, noNaN: true }), (...sample) => {
        const [sessions, [timeZone, now], share] = sample
        const at = (instant: number) =>
          openingStatus({ sessions }, { now: instant, timeZone }).status
        const change = nextChange(openingStatus({ sessions }, { now, timeZone }))
        fc.pre(change !== undefined)
        expect(change).toBeGreaterThan(now)
        expect(at(now + Math.floor((change - 1 - now) * share))).toBe(at(now))
        expect(at(change - 1)).toBe(at(now))
        expect([at(now), at(change)].toSorted()).toEqual(['closed', 'open'])
      }),
    )
  })
})
