import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OpeningSession, weekSeconds } from './hours.ts'
import { mergeSessions } from './mergeSessions.ts'
import { weekTable } from './weekTable.ts'

/** A session in hours. */
function session(day: number, from: number, to: number): OpeningSession {
  return { day, start: from * 3600, end: to * 3600 }
}

/** The rows that are not empty, in hours: `1: 9-12 14-18`. */
function rows(sessions: readonly OpeningSession[]): string[] {
  const hours = ({ start, end }: OpeningSession) => `${start / 3600}-${end / 3600}`
  return weekTable(sessions)
    .filter((row) => row.sessions.length > 0)
    .map((row) => `${row.day}: ${row.sessions.map(hours).join(' ')}`)
}

it.each([
  [0, [0, 1, 2, 3, 4, 5, 6]],
  [1, [1, 2, 3, 4, 5, 6, 0]],
  [6, [6, 0, 1, 2, 3, 4, 5]],
])('has seven rows from day %i on', (firstDay, days) => {
  expect(weekTable([], firstDay).map(({ day }) => day)).toEqual(days)
})

it('lists sessions in the row of their day', () => {
  expect(rows([session(1, 9, 12), session(1, 14, 18), session(3, 10, 16)])).toEqual([
    '1: 9-12 14-18',
    '3: 10-16',
  ])
})

it('lists a night as one session on the day on which it begins', () => {
  expect(rows([session(5, 22, 26), session(6, 18, 30)])).toEqual(['5: 22-26', '6: 18-30'])
})

it('marks the days with partly unknown hours', () => {
  const table = weekTable([session(1, 9, 12)], 1, [1, 6])
  expect(table.map(({ day, isUnknown }) => isUnknown && day)).toEqual([
    1,
    false,
    false,
    false,
    false,
    6,
    false,
  ])
})

describe('sessions of 24 hours and longer', () => {
  it('are cut at midnight', () => {
    expect(rows([session(2, 0, 24)])).toEqual(['2: 0-24'])
    expect(rows([session(5, 22, 22 + 32)])).toEqual(['0: 0-6', '5: 22-24', '6: 0-24'])
    expect(rows([session(1, 6, 30)])).toEqual(['1: 6-24', '2: 0-6'])
  })

  it('fill every row once when they never end', () => {
    expect(rows([{ day: 0, start: 0, end: weekSeconds }])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => `${day}: 0-24`),
    )
  })

  it('are sorted among sessions that begin later on their last day', () => {
    expect(rows([session(1, 18, 21), session(6, 12, 24 + 24 + 8)])).toEqual([
      '0: 0-24',
      '1: 0-8 18-21',
      '6: 12-24',
    ])
  })
})

it('the rows of any week merge to the same week', () => {
  const time = fc.integer({ min: 0, max: 200 }).map((quarter) => quarter * 900)
  const entry = fc.record({ day: fc.integer({ min: 0, max: 6 }), start: time, end: time })
  fc.assert(
    fc.property(fc.array(entry), fc.integer({ min: 0, max: 6 }), (entries, firstDay) => {
      const week = mergeSessions(entries)
      const table = weekTable(week, firstDay)
      expect(mergeSessions(table.flatMap((row) => row.sessions))).toEqual(week)
      for (const row of table) {
        for (const { day, start, end } of row.sessions) {
          expect(day).toBe(row.day)
          expect(end - start).toBeLessThanOrEqual(86400)
        }
      }
    }),
  )
})
