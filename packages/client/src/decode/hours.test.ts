import { expect, test } from 'vitest'
import type { OpeningHours } from '../domain/hours.ts'
import { decodeHours } from './hours.ts'
import { Reading } from './Reading.ts'

const hour = 3600

function read(week: unknown, text?: string): { hours: OpeningHours | undefined; issues: string[] } {
  const issues: string[] = []
  const reading = new Reading('search', ({ path }) => issues.push(path))
  const record = { hours_of_operation_structured: week, hours_of_operation_text: text }
  return { hours: decodeHours(record, reading), issues }
}

const day = (number: unknown, ...sessions: [start: unknown, end: unknown][]) => ({
  day_of_the_week: number,
  hours: sessions.map(([start_time, end_time]) => ({ start_time, end_time })),
})

test('days and times as text or as numbers', () => {
  const expected = { sessions: [{ day: 1, start: 9 * hour, end: 17 * hour }] }
  expect(read([day('1', [32400, 61200])]).hours).toEqual(expected)
  expect(read([day(1, ['32400', '61200'])]).hours).toEqual(expected)
})

test('past midnight is one session, however it is told', () => {
  const expected = { sessions: [{ day: 5, start: 22 * hour, end: 26 * hour }] }
  expect(read([day(5, [22 * hour, 26 * hour])]).hours).toEqual(expected)
  expect(read([day(5, [22 * hour, 2 * hour])]).hours).toEqual(expected)
  expect(read([day(5, [22 * hour, 24 * hour]), day(6, [0, 2 * hour])]).hours).toEqual(expected)
})

test.each([
  [0, 86_400],
  [0, 0],
  [0, 86_399],
])('%i to %i is 24 hours', (start, end) => {
  expect(read([day(2, [start, end])]).hours).toEqual({
    sessions: [{ day: 2, start: 0, end: 86_400 }],
  })
})

test('overlapping, unsorted and duplicate sessions are merged', () => {
  const week = [
    day(3, [15 * hour, 18 * hour], [9 * hour, 12 * hour], [11 * hour, 13 * hour]),
    day(3, [9 * hour, 12 * hour]),
  ]
  expect(read(week).hours).toEqual({
    sessions: [
      { day: 3, start: 9 * hour, end: 13 * hour },
      { day: 3, start: 15 * hour, end: 18 * hour },
    ],
  })
})

test('text only is text', () => {
  expect(read(undefined, 'By appointment').hours).toEqual({ text: 'By appointment' })
})

test('a day without sessions is closed, and a week of such days is closed all week', () => {
  expect(read([day(0), day(1)]).hours).toEqual({ sessions: [] })
})

test('a week of which a part cannot be read is unknown: the rest would call the place closed then', () => {
  const { hours, issues } = read([day(1, [9 * hour, 17 * hour]), day(2, ['x', 'y'])], 'Mon, Tue')
  expect(hours).toEqual({ text: 'Mon, Tue' })
  expect(issues).toContain('hours_of_operation_structured[1].hours[0].start_time')
})

test('a day of which nothing is said is told: it may be open or closed', () => {
  expect(read([{ day_of_the_week: '1' }])).toEqual({
    hours: undefined,
    issues: ['hours_of_operation_structured[0]'],
  })
})

test('hours of which nothing can be read are unknown, never "closed"', () => {
  expect(read([day(1, ['x', 'y']), day('Monday', [0, 1])])).toEqual({
    hours: undefined,
    issues: expect.arrayContaining(['hours_of_operation_structured[0].hours[0].start_time']),
  })
  expect(read([day(1, [100, 100])])).toEqual({
    hours: undefined,
    issues: ['hours_of_operation_structured'],
  })
  expect(read([]).hours).toBeUndefined()
  expect(read('Mon-Fri').hours).toBeUndefined()
})
