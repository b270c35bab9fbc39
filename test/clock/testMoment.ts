import { expect, inject, test, vi } from 'vitest'

const { now, zone, locale } = inject('moment')
const start = Date.parse(now)
const minute = 60_000

/** The tests for every project: its clock, zone and language are those of the run, not of the machine. */
export function testMoment(): void {
  test.each(['first', 'second'])('each test begins at the moment of the run: the %s', async () => {
    expect(Date.now() - start).toBeLessThan(minute)
    expect(new Date(new Date()).getTime() - start).toBeLessThan(minute)
    expect(new Date(Date()).getTime() - start).toBeLessThan(minute)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(Date.now() - start).toBeGreaterThanOrEqual(19)
  })

  test('the rest of `Date` is unchanged', () => {
    expect(new Date(0)).toBeInstanceOf(Date)
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
    expect(Date.UTC(1970, 0, 1)).toBe(0)
    expect(structuredClone(new Date(0))).toEqual(new Date(0))
  })

  test('a test can set its own moment, and the next one has that of the run again', () => {
    vi.useFakeTimers({ now: 0 })
    expect(Date.now()).toBe(0)
    vi.useRealTimers()
    expect(Date.now() - start).toBeLessThan(minute)
  })

  test('the zone and the language are those of the run', () => {
    const { timeZone, locale: language } = new Intl.DateTimeFormat().resolvedOptions()
    expect([timeZone, language]).toEqual([
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
      locale,
    ])
    const here = new Date(start).toLocaleString()
    expect(here).toBe(new Date(start).toLocaleString(locale, { timeZone: zone }))
    expect(navigator.language).toBe(locale)
  })
}
