import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockIn, findZone, startOfWeek, type Zone } from './zone.ts'

describe('zone', () => {
  function zone(name: string): Zone {
    const found = findZone(name)
    if (!found) throw new Error(`no zone ${name}`)
    return found
  }

  /** Converts a wall time, written like an instant in UTC, to an instant. */
  function instant(name: string, wall: string): string {
    return new Date(zone(name).toInstant(Date.parse(`${wall}Z`))).toISOString()
  }

  describe('findZone', () => {
    it.each(['', 'Mars/Olympus', 'Europe/Berlin; DROP TABLE', 'undefined', undefined])(
      'finds none for %j',
      (name) => {
        expect(findZone(name)).toBeUndefined()
      },
    )

    it('finds a time zone again after very many others', () => {
      for (const name of Intl.supportedValuesOf('timeZone')) zone(name)
      expect(instant('Asia/Tokyo', '2026-01-01T09:00:00')).toBe('2026-01-01T00:00:00.000Z')
    })
  })

  describe('toInstant', () => {
    it.each([
      ['an ordinary time', 'America/Montevideo', '2026-05-04T09:00', '2026-05-04T12:00'],
      ['before the change to summer', 'Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59'],
      ['in the skipped hour', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:00'],
      ['late in the skipped hour', 'Europe/Berlin', '2026-03-29T02:59', '2026-03-29T01:00'],
      ['after the change to summer', 'Europe/Berlin', '2026-03-29T03:01', '2026-03-29T01:01'],
      ['before the change to winter', 'Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59'],
      ['in the repeated hour', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30'],
      ['after the change to winter', 'Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00'],
      ['at a skipped midnight', 'Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00'],
      ['west of Greenwich', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:00'],
      ['in a skipped half hour', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30'],
      ['on a skipped day', 'Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00'],
      [
        'in a zone with a quarter-hour offset',
        'Asia/Kathmandu',
        '2026-01-01T00:00',
        '2025-12-31T18:15',
      ],
    ])('reads a wall time %s', (_, name, wall, expected) => {
      expect(instant(name, wall)).toBe(`${expected}:00.000Z`)
    })
  })

  const instants = fc
    .date({ min: new Date('1975-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.getTime())
  const zoneNames = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

  it('converts any instant to wall time and back, except in hours that occur twice', () => {
    fc.assert(
      fc.property(zoneNames, instants, (name, time) => {
        const { toWall, toInstant } = zone(name)
        const back = toInstant(toWall(time))
        expect(back).toBeLessThanOrEqual(time)
        expect(toWall(back)).toBe(toWall(time))
      }),
    )
  })

  it('never returns an earlier instant for a later wall time', () => {
    fc.assert(
      fc.property(zoneNames, instants, fc.integer({ min: 0, max: 2e8 }), (name, wall, more) => {
        const { toInstant } = zone(name)
        expect(toInstant(wall + more)).toBeGreaterThanOrEqual(toInstant(wall))
      }),
    )
  })

  it('starts a week on Sunday at midnight', () => {
    expect(startOfWeek(Date.UTC(2026, 4, 9, 23, 59))).toBe(Date.UTC(2026, 4, 3))
    expect(startOfWeek(Date.UTC(2026, 4, 10))).toBe(Date.UTC(2026, 4, 10))
    expect(startOfWeek(Date.UTC(1969, 11, 31))).toBe(Date.UTC(1969, 11, 28))
  })
})

describe('clockIn', () => {
  const now = new Date('2026-05-09T23:30:15.900Z')

  it.each([
    ['UTC', 6, '23:30:15'],
    ['America/Los_Angeles', 6, '16:30:15'],
    ['Asia/Tokyo', 0, '08:30:15'],
  ])('shows the day and the time in %s', (zone, day, time) => {
    const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
    expect(clockIn(zone, now)).toEqual({ day, second: hour * 3600 + minute * 60 + second })
    expect(clockIn(zone, now.getTime())).toEqual(clockIn(zone, now))
  })

  it('returns nothing without a zone or a time', () => {
    expect(clockIn(undefined, now)).toBeUndefined()
    expect(clockIn('Mars/Olympus', now)).toBeUndefined()
    expect(clockIn('UTC', Number.NaN)).toBeUndefined()
    expect(clockIn('UTC', 8.64e15)).toBeUndefined()
  })
})
