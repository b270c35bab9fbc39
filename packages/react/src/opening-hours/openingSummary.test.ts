import { type Closure, type OpeningSession, openingStatus } from '@signpost/client/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { en } from '../../test/en.ts'
import { timeFormatter } from '../domain/timeFormatter.ts'
import { ar } from '../messages/ar.ts'
import { de } from '../messages/de.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it } from '../messages/it.ts'
import { minutesLeft, nextUpdate, openingSummary } from './openingSummary.ts'

describe('nextUpdate', () => {
  const minute = 60_000
  const noon = Date.UTC(2026, 4, 4, 12)

  test.each([
    [59 * minute, 59],
    [59 * minute + 1, undefined],
    [25 * minute, 25],
    [24 * minute + 1, 25],
    [1, 1],
  ])('with %i ms left, %s minutes are shown', (left, expected) => {
    expect(minutesLeft(noon + left, noon)).toBe(expected)
  })

  test('the next update is at a change of status, and before it at each minute that is shown', () => {
    const change = noon + 2 * minute + 30_000
    const updates: number[] = []
    for (let now = noon; now < change; now = nextUpdate(change, now))
      updates.push((now - noon) / 1000)
    expect(updates).toEqual([0, 30, 90])
    expect(nextUpdate(change, noon + 90_000)).toBe(change)
  })

  test('the text is right until the next update, and updates are rare while no minutes are shown', () => {
    const left = fc.integer({ min: 1, max: 7 * 24 * 60 * minute })
    fc.assert(
      fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (length, share) => {
        const change = noon + length
        const next = nextUpdate(change, noon)
        expect(next).toBeGreaterThan(noon)
        expect(next).toBeLessThanOrEqual(change)
        const between = noon + Math.floor((next - noon - 1) * share)
        expect(minutesLeft(change, between)).toBe(minutesLeft(change, noon))
      }),
    )
    // Midnight falls on a quarter of an hour in every time zone, in Kathmandu too.
    expect(nextUpdate(undefined, noon + 1)).toBe(noon + 15 * minute)
  })
})

describe('openingSummary', () => {
  const messages = { ar, de, en, es, fr, it }

  test.each(Object.entries(messages))(
    '%s says of a place that has closed whether it is for now',
    (language, table) => {
      const closed = (closure: Closure): string | undefined => {
        const status = openingStatus({ sessions: office, closure }, { now: 0, timeZone: 'UTC' })
        const context = { now: 0, language, clock: timeFormatter(language), closure }
        return openingSummary(status, { ...context, messages: table.openingHours })?.word
      }
      const words = [closed('temporarily'), closed('permanently'), table.openingHours.alwaysClosed]
      expect(new Set(words).size).toBe(3)
      expect(words).not.toContain(undefined)
    },
  )
  const hour = 3600
  const office = [1, 2, 3, 4, 5].map((day) => ({ day, start: 9 * hour, end: 17 * hour }))

  function say(
    sessions: readonly OpeningSession[],
    time: string,
    language: keyof typeof messages = 'en',
    timeZone: string | undefined = 'UTC',
  ): string | undefined {
    const now = Date.parse(`${time}Z`)
    const status = openingStatus({ sessions }, { now, timeZone })
    const clock = timeFormatter(language)
    const summary = openingSummary(status, {
      now,
      language,
      clock,
      messages: messages[language].openingHours,
    })
    return summary && [summary.word, summary.detail ?? []].flat().join(' · ')
  }

  // 4 May 2026 is a Monday.
  test.each([
    ['2026-05-04T12:00', 'Open · closes 5 PM'],
    ['2026-05-04T16:00', 'Open · closes 5 PM'],
    ['2026-05-04T16:01', 'Closes in 59 min'],
    ['2026-05-04T16:35', 'Closes in 25 min'],
    ['2026-05-04T16:59', 'Closes in 1 min'],
    ['2026-05-04T17:00', 'Closed · opens Tue 9 AM'],
    ['2026-05-04T07:00', 'Closed · opens 9 AM'],
    ['2026-05-04T08:35', 'Opens in 25 min'],
    ['2026-05-03T23:59', 'Closed · opens Mon 9 AM'],
    ['2026-05-08T18:00', 'Closed · opens Mon 9 AM'],
  ])('at %s: %s', (time, announced) => {
    expect(say(office, time)).toBe(announced)
  })

  test.each([
    ['en', 'Open · closes 5 PM', 'Closed · opens Mon 9 AM'],
    ['fr', 'Ouvert · ferme à 17:00', 'Fermé · ouvre lun. à 09:00'],
    ['es', 'Abierto · cierra a las 17:00', 'Cerrado · abre el lun a las 9:00'],
    ['de', 'Geöffnet · schließt um 17:00', 'Geschlossen · öffnet Mo 09:00'],
    ['it', 'Aperto · chiude alle 17:00', 'Chiuso · apre lun alle 09:00'],
    ['ar', 'مفتوح · يغلق الساعة 5 م', 'مغلق · يفتح الاثنين الساعة 9 ص'],
  ] as const)('in %s', (language, open, closed) => {
    expect(say(office, '2026-05-04T12:00', language)).toBe(open)
    expect(say(office, '2026-05-08T18:00', language)).toBe(closed)
  })

  test('past midnight (22–02) is open at 01:00, and closes "tonight" without naming a day', () => {
    const bar = [{ day: 5, start: 22 * hour, end: 26 * hour }]
    expect(say(bar, '2026-05-08T23:00')).toBe('Open · closes 2 AM')
    expect(say(bar, '2026-05-09T01:00')).toBe('Open · closes 2 AM')
    expect(say(bar, '2026-05-09T00:55', 'es')).toBe('Abierto · cierra a las 2:00')
    expect(say([{ day: 5, start: 22 * hour, end: 25 * hour }], '2026-05-08T23:00', 'es')).toBe(
      'Abierto · cierra a la 1:00',
    )
  })

  test.each([
    ['en', 'Open · closes at midnight'],
    ['de', 'Geöffnet · schließt um Mitternacht'],
    ['ar', 'مفتوح · يغلق عند منتصف الليل'],
  ] as const)('a place that closes at midnight says so in words, in %s', (language, shown) => {
    expect(say([{ day: 1, start: 9 * hour, end: 24 * hour }], '2026-05-04T12:00', language)).toBe(
      shown,
    )
  })

  test('a midnight that is days away is a time, which has its day', () => {
    expect(say([{ day: 1, start: 0, end: 72 * hour }], '2026-05-04T12:00')).toBe(
      'Open · closes Thu 12 AM',
    )
  })

  test('a time that is exactly a day away has its day', () => {
    const days = [{ day: 1, start: 6 * hour, end: 41 * hour }]
    expect(say(days, '2026-05-04T17:00')).toBe('Open · closes Tue 5 PM')
    expect(say(days, '2026-05-04T17:01')).toBe('Open · closes 5 PM')
  })

  test('hours that last for days name the day on which they end', () => {
    expect(say([{ day: 1, start: 6 * hour, end: 100 * hour }], '2026-05-04T12:00')).toBe(
      'Open · closes Fri 4 AM',
    )
  })

  test('hours that never change need no time zone', () => {
    const always = [{ day: 0, start: 0, end: 7 * 24 * hour }]
    expect(say(always, '2026-05-04T12:00', 'en', undefined)).toBe('Open 24 hours')
    expect(say([], '2026-05-04T12:00', 'en', undefined)).toBe('Closed all week')
  })

  test('No time zone: no claim of "open now"', () => {
    expect(say(office, '2026-05-04T12:00', 'en', '')).toBeUndefined()
  })
})
