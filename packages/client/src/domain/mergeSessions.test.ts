import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daySeconds, type OpeningSession, weekSeconds } from './hours.ts'
import { mergeSessions } from './mergeSessions.ts'

const hour = 3600
const neverCloses = [{ day: 0, start: 0, end: weekSeconds }]

function session(day: number, from: number, to: number): OpeningSession {
  return { day, start: from * hour, end: to * hour }
}

describe('hours past midnight are one session', () => {
  const night = [session(5, 22, 26)]

  it('when it ends before it starts', () => {
    expect(mergeSessions([session(5, 22, 2)])).toEqual(night)
  })

  it('when it ends beyond the day', () => {
    expect(mergeSessions([session(5, 22, 26)])).toEqual(night)
  })

  it('as two entries that meet at midnight', () => {
    expect(mergeSessions([session(5, 22, 24), session(6, 0, 2)])).toEqual(night)
  })

  it('when its hours are counted beyond 24 from the evening', () => {
    expect(mergeSessions([session(5, 22, 24), session(5, 24, 26)])).toEqual(night)
    expect(mergeSessions([session(5, 25, 28)])).toEqual([session(6, 1, 4)])
    expect(mergeSessions([session(5, 25, 4)])).toEqual([session(6, 1, 4)])
  })

  it('from Saturday to Sunday', () => {
    expect(mergeSessions([session(6, 22, 2)])).toEqual([session(6, 22, 26)])
    expect(mergeSessions([session(0, 0, 2), session(6, 22, 24), session(0, 1, 3)])).toEqual([
      session(6, 22, 27),
    ])
  })
})

describe('24 hours', () => {
  it.each([
    [0, 86400],
    [0, 0],
    [0, 86399],
    [0, 86340],
  ])('%i to %i', (start, end) => {
    expect(mergeSessions([{ day: 2, start, end }])).toEqual([session(2, 0, 24)])
  })

  it('on every day become one session of a week', () => {
    const days = [3, 1, 6, 0, 2, 5, 4]
    expect(mergeSessions(days.map((day) => session(day, 0, 0)))).toEqual(neverCloses)
    expect(mergeSessions(days.map((day) => ({ day, start: 0, end: 86399 })))).toEqual(neverCloses)
  })

  it('that start at another hour never close either', () => {
    expect(mergeSessions([0, 1, 2, 3, 4, 5, 6].map((day) => session(day, 6, 30)))).toEqual(
      neverCloses,
    )
    expect(mergeSessions([{ day: 3, start: hour, end: hour + weekSeconds }])).toEqual(neverCloses)
  })
})

it('treats an end in the last minute of a day as midnight', () => {
  expect(mergeSessions([{ day: 1, start: 8 * hour, end: 86340 }, session(2, 0, 1)])).toEqual([
    session(1, 8, 25),
  ])
})

it('sorts from Sunday and merges sessions that overlap, touch or are repeated', () => {
  expect(
    mergeSessions([
      session(4, 9, 12),
      session(1, 14, 18),
      session(1, 9, 12),
      session(1, 11, 13),
      session(4, 9, 12),
      session(4, 12, 17),
      session(0, 10, 11),
    ]),
  ).toEqual([session(0, 10, 11), session(1, 9, 13), session(1, 14, 18), session(4, 9, 17)])
})

it.each([
  ['no length', session(1, 9, 9)],
  ['no length at the end of the day', session(1, 24, 24)],
  ['no day', { day: Number.NaN, start: 0, end: hour }],
  ['half a day', { day: 1.5, start: 0, end: hour }],
  ['an eighth day', session(7, 9, 17)],
  ['a negative day', session(-1, 9, 17)],
  ['no start', { day: 1, start: Number.NaN, end: hour }],
  ['no end', { day: 1, start: 0, end: Number.NaN }],
  ['a negative start', session(1, -1, 5)],
  ['a negative end', session(1, 9, -5)],
  ['a part of a second', { day: 1, start: 0, end: 0.5 }],
  ['an infinite end', { day: 1, start: 0, end: Number.POSITIVE_INFINITY }],
  ['more than a week', { day: 1, start: 0, end: weekSeconds + 1 }],
  ['a start past the next day', session(1, 48, 49)],
  ['milliseconds', { day: 1, start: 32_400_000, end: 61_200_000 }],
])('drops an entry with %s and keeps the others', (_, odd) => {
  expect(mergeSessions([odd, session(3, 9, 17)])).toEqual([session(3, 9, 17)])
})

it('returns an empty week for an empty one', () => {
  expect(mergeSessions([])).toEqual([])
})

describe('any week', () => {
  const step = 300
  const slots = weekSeconds / step
  const raw = fc.record({
    day: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 6 }) }, fc.double()),
    start: fc.integer({ min: -3, max: 330 }).map((n) => n * step),
    end: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -3, max: 700 }).map((n) => n * step) },
      fc.double(),
    ),
  })

  /** The slots in which an entry, read on its own, is open. */
  function openSlots({ day, start, end }: OpeningSession): number[] {
    const length =
      start === end
        ? start === 0
          ? daySeconds
          : 0
        : end > start
          ? end - start
          : end + daySeconds - start
    const readable = [0, 1, 2, 3, 4, 5, 6].includes(day) && start >= 0 && end >= 0
    if (!readable || length > weekSeconds) return []
    const first = (day * daySeconds + start) / step
    return Array.from(
      { length: Math.max(0, Math.ceil(length / step)) },
      (_, i) => (first + i) % slots,
    )
  }

  it('is open exactly when one of its entries is open', () => {
    const slotted = raw.filter(({ end }) => end % step === 0 || Number.isNaN(end))
    fc.assert(
      fc.property(fc.array(slotted, { maxLength: 12 }), (entries) => {
        const merged = mergeSessions(entries)
        expect(new Set(merged.flatMap(openSlots))).toEqual(new Set(entries.flatMap(openSlots)))
      }),
    )
  })

  it('is sorted, without overlaps, and unchanged by a second pass', () => {
    fc.assert(
      fc.property(fc.array(raw, { maxLength: 12 }), (entries) => {
        const merged = mergeSessions(entries)
        const starts = merged.map(({ day, start }) => day * daySeconds + start)
        const ends = merged.map(({ day, end }) => day * daySeconds + end)
        const nextStarts = [...starts.slice(1), (starts[0] ?? 0) + weekSeconds]
        if (merged.length > 1) {
          for (const [i, end] of ends.entries()) expect(end).toBeLessThan(nextStarts[i] ?? 0)
        }
        for (const { start, end } of merged) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(start).toBeLessThan(daySeconds)
          expect(end).toBeGreaterThan(start)
        }
        expect(mergeSessions(merged)).toEqual(merged)
      }),
    )
  })
})
