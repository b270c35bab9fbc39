import { expect, test, vi } from 'vitest'
import { createHoursReader } from './createHoursReader.ts'

const read = createHoursReader()

/** The open days of a week, as `1: 32400-64800`. */
function week(text: string): string[] | undefined {
  return read(text)
    .hours_of_operation_structured?.filter(({ hours }) => hours.length > 0)
    .map(
      ({ day_of_the_week, hours }) =>
        `${day_of_the_week}: ${hours.map(({ start_time, end_time }) => `${start_time}-${end_time}`).join(' ')}`,
    )
}

test('a closed day is part of the week, without hours', () => {
  const days = read('Mo-Fr 09:00-17:00').hours_of_operation_structured
  expect(days?.map(({ day_of_the_week }) => day_of_the_week).join('')).toBe('0123456')
  expect(days?.map(({ hours }) => hours.length)).toEqual([0, 1, 1, 1, 1, 1, 0])
})

test('sessions are in seconds, and day 0 is Sunday', () => {
  expect(week('Mo-Tu 07:00-12:00,13:00-18:30; Su 9-12')).toEqual([
    '0: 32400-43200',
    '1: 25200-43200 46800-66600',
    '2: 25200-43200 46800-66600',
  ])
})

test('a session past midnight is split at midnight', () => {
  expect(week('Sa 22:00-02:00')).toEqual(['0: 0-7200', '6: 79200-86400'])
  expect(week('Fr 22:00-26:00')).toEqual(['5: 79200-86400', '6: 0-7200'])
})

test('24/7 is the whole of every day', () => {
  expect(week('24/7')).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => `${day}: 0-86400`))
})

test('holidays are ignored, also in a country whose holidays are unknown, without a warning', () => {
  const errors = vi.spyOn(console, 'error')
  expect(week('Mo 09:00-10:00; PH off')).toEqual(['1: 32400-36000'])
  expect(week('Mo,PH 09:00-10:00')).toEqual(['1: 32400-36000'])
  expect(errors).not.toHaveBeenCalled()
})

test.each([
  'Jan-Mar Mo-Fr 10:00-12:00',
  'Mo[1] 10:00-12:00',
  'sunrise-sunset',
  'Mo-Fr 09:00-17:00 "ring the bell"',
  'Mo-Fr 10:00+',
  'off',
  'week 1-53/2 Fr 09:00-12:00',
])('keeps %s as a text without a week', (text) => {
  const hours = read(text)
  expect(hours.hours_of_operation_text).toBeTruthy()
  expect(hours.hours_of_operation_structured).toBeUndefined()
})

test('keeps hours that cannot be read as they were written', () => {
  expect(read('lunes a viernes, de 9 a 18')).toEqual({
    hours_of_operation_text: 'lunes a viernes, de 9 a 18',
  })
  expect(read('  ')).toEqual({})
  expect(read('""')).toEqual({})
})
