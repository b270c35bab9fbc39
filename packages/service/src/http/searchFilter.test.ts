import { expect, test } from 'vitest'
import { readSearchFilter, writeSearchFilter } from './searchFilter.ts'

test.each(['n123', 'city:3441575', 'straße'])('names the record %s', (ref) => {
  expect(readSearchFilter(writeSearchFilter(ref))).toBe(ref)
})

test.each([
  ...['', 'n123', '!!!!', 'bjEyMw', 'MTo', `${writeSearchFilter('n123')}=`, 'MTpuMTIzA'],
  writeSearchFilter('n\0'),
  writeSearchFilter('x'.repeat(500)),
])('%j is a 400 that names it', (text) => {
  const refusal = { status: 400, code: 'bad_parameter', parameter: 'search_filter' }
  expect(() => readSearchFilter(text)).toThrow(expect.objectContaining(refusal))
})
