import { expect, test } from 'vitest'
import { post } from '../../test/describeValidation.ts'
import { defineValidation } from './defineValidation.ts'

const asked: unknown[] = []
const validate = defineValidation({
  title: 'Post',
  async validate(values) {
    asked.push(values)
    return { status: 'unknown' }
  },
})

const house = { 'address-line1': '1 Main St', country: 'us' }

test('passes on the known fields of a form, with the country in uppercase', async () => {
  const values = { ...house, name: 'Ann', 'postal-code': 94043, 'address-line2': '' }
  const response = await validate(post({ values, language: 'en' }))
  expect(await response.json()).toEqual({ status: 'unknown' })
  expect(asked.splice(0)).toEqual([
    { 'address-line1': '1 Main St', 'postal-code': '94043', country: 'US' },
  ])
})

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
  const response = await validate(new Request('https://app.example/validate', { method }))
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  expect(asked).toEqual([])
})

test.each([
  ['no JSON', 'a=b', {}, 'values'],
  ['no body', '', {}, 'values'],
  ['a list', [], {}, 'values'],
  ['values that are a list', { values: [] }, {}, 'values'],
  [
    'another content type, which a page of another origin can send',
    { values: house },
    { 'Content-Type': 'text/plain' },
    'values',
  ],
  ['more than 16 kB', { values: house, more: 'x'.repeat(17_000) }, {}, 'values'],
  [
    'a long value',
    { values: { ...house, 'address-level2': 'x'.repeat(201) } },
    {},
    'address-level2',
  ],
  ['no first line', { values: { country: 'US' } }, {}, 'address-line1'],
  ['no country', { values: { 'address-line1': '1 Main St' } }, {}, 'country'],
  ['an unknown country', { values: { ...house, country: 'ZZ' } }, {}, 'country'],
] as const)('answers %s with 400', async (_, body, headers, parameter) => {
  const response = await validate(post(body, headers))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'bad_parameter', parameter } })
  expect(asked).toEqual([])
})
