import { expect, test } from 'vitest'
import type { OpeningHours } from '../domain/hours.ts'
import { DecodeContext } from './DecodeContext.ts'
import { decodeHours } from './hours.ts'

const hour = 3600

function read(week: unknown, text?: string): { hours: OpeningHours | undefined; issues: string[] } {
  const issues: string[] = []
  const context = new DecodeContext('search', ({ path }) => issues.push(path))
  const record = { hours_of_operation_structured: week, hours_of_operation_text: text }
  return { hours: decodeHours(record, context), issues }
}

const day = (number: unknown, ...sessions: [start: unknown, end: unknown][]) => ({
  day_of_the_week: number,
  hours: sessions.map(([start_time, end_time]) => ({ start_time, end_time })),
})

/** The readable sessions of a week. */
const sessionsOf = (...week: unknown[]) => read(week).hours?.sessions

test('reads days and times as text or as numbers', () => {
  const expected = [{ day: 1, start: 9 * hour, end: 17 * hour }]
  expect(sessionsOf(day('1', [32400, 61200]))).toEqual(expected)
  expect(sessionsOf(day(1, ['32400', '61200']))).toEqual(expected)
})

test('hours past midnight are one session, in every notation', () => {
  const expected = [{ day: 5, start: 22 * hour, end: 26 * hour }]
  expect(sessionsOf(day(5, [22 * hour, 26 * hour]))).toEqual(expected)
  expect(sessionsOf(day(5, [22 * hour, 2 * hour]))).toEqual(expected)
  expect(sessionsOf(day(5, [22 * hour, 24 * hour]), day(6, [0, 2 * hour]))).toEqual(expected)
})

test.each([
  [0, 86_400],
  [0, 0],
  [0, 86_399],
])('%i to %i means 24 hours', (start, end) => {
  expect(sessionsOf(day(2, [start, end]))).toEqual([{ day: 2, start: 0, end: 86_400 }])
})

test('overlapping, unsorted and duplicate sessions are merged', () => {
  const sessions = sessionsOf(
    day(3, [15 * hour, 18 * hour], [9 * hour, 12 * hour], [11 * hour, 13 * hour]),
    day(3, [9 * hour, 12 * hour]),
  )
  expect(sessions).toEqual([
    { day: 3, start: 9 * hour, end: 13 * hour },
    { day: 3, start: 15 * hour, end: 18 * hour },
  ])
})

test('hours that are text only stay text, with a line for each of several items', () => {
  expect(read(undefined, 'Mon-Fri 9-17|Sat 10-14').hours).toEqual({
    text: 'Mon-Fri 9-17\nSat 10-14',
  })
  expect(read(undefined, 'By appointment').hours).toEqual({ text: 'By appointment' })
})

const week = [0, 1, 2, 3, 4, 5, 6]

test('a day without sessions is closed, and a week of such days is closed all week', () => {
  expect(read(week.map((number) => day(number))).hours).toEqual({ sessions: [] })
})

test('a day that is missing from the week is unknown, not closed', () => {
  expect(read([day(0), day(1, [9 * hour, 17 * hour])]).hours).toEqual({
    sessions: [{ day: 1, start: 9 * hour, end: 17 * hour }],
    unknownDays: [2, 3, 4, 5, 6],
  })
  expect(read([day(0)]).hours).toEqual({ sessions: [], unknownDays: [1, 2, 3, 4, 5, 6] })
})

test('a place that never closes has no unknown days', () => {
  expect(read(week.map((number) => day(number, [0, 86_400]))).hours?.unknownDays).toBeUndefined()
  expect(read([day(0, [0, 7 * 86_400])]).hours?.unknownDays).toBeUndefined()
})

test('keeps the other sessions beside an unreadable one, whose day is marked as unknown', () => {
  const { hours, issues } = read(
    [
      day(1, [9 * hour, 17 * hour]),
      day(2, [9 * hour, 12 * hour], ['x', 'y'], [14 * hour, 18 * hour]),
    ],
    'Mon, Tue',
  )
  expect(hours).toEqual({
    text: 'Mon, Tue',
    sessions: [
      { day: 1, start: 9 * hour, end: 17 * hour },
      { day: 2, start: 9 * hour, end: 12 * hour },
      { day: 2, start: 14 * hour, end: 18 * hour },
    ],
    unknownDays: [0, 2, 3, 4, 5, 6],
  })
  expect(issues).toContain('hours_of_operation_structured[1].hours[1].start_time')
})

test.each([
  ['no number', ['x', 'y']],
  ['out of range', [0, 900_000]],
  ['without a length', [100, 100]],
  ['no time', [null, null]],
] as const)('a session that is %s makes its day unknown, not closed', (_, [start, end]) => {
  const { hours } = read([day(1, [9 * hour, 17 * hour]), day(5, [start, end])])
  expect(hours).toEqual({
    sessions: [{ day: 1, start: 9 * hour, end: 17 * hour }],
    unknownDays: [0, 2, 3, 4, 5, 6],
  })
})

test('a day in two parts is unknown when one of them is incomplete', () => {
  const { hours } = read([
    day(1, [9 * hour, 12 * hour]),
    day(1, [14 * hour, 18 * hour], ['x', 'y']),
  ])
  expect(hours?.unknownDays).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('an entry whose day cannot be read is dropped, and the others are kept', () => {
  const known = day(1, [9 * hour, 17 * hour])
  for (const bad of [day('Monday', [0, 100]), null, 'Tuesday']) {
    expect(read([known, day(0), bad]).hours?.unknownDays).toEqual([2, 3, 4, 5, 6])
  }
})

test.each([undefined, null, 'all day', {}])(
  'a day without a list of sessions is unknown: %j',
  (sessions) => {
    const { hours, issues } = read([
      day(0, [9 * hour, 17 * hour]),
      { day_of_the_week: '1', hours: sessions },
    ])
    expect(hours?.unknownDays).toEqual([1, 2, 3, 4, 5, 6])
    expect(issues).toContain('hours_of_operation_structured[1]')
  },
)

test('unreadable hours are unknown, never "closed"', () => {
  expect(read([day(1, ['x', 'y']), day('Monday', [0, 1])])).toEqual({
    hours: undefined,
    issues: expect.arrayContaining(['hours_of_operation_structured[0].hours[0].start_time']),
  })
  for (const nothing of [[day(1, [100, 100])], [{ day_of_the_week: '1' }]]) {
    const { hours, issues } = read(nothing)
    expect(hours).toBeUndefined()
    expect(issues).toContain('hours_of_operation_structured[0]')
  }
  expect(read([]).hours).toBeUndefined()
  expect(read('Mon-Fri').hours).toBeUndefined()
})
