import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedJson } from './boundedJson.ts'

test('JSON is copied as it is', () => {
  const value = { a: [1, 'b', true, null, { c: {} }] }
  expect(boundedJson(value)).toEqual(value)
  expect(boundedJson(value)).not.toBe(value)
})

test('drops what is too deep, too wide or too long', () => {
  expect(boundedJson(JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toBeNull()
  expect(boundedJson(Array.from({ length: 10_000 }, () => ({ a: [1] })))).toBeNull()
  expect(boundedJson('x'.repeat(1_000_000))).toBeNull()
})

test('drops a key named __proto__, and changes no prototype', () => {
  const copy = boundedJson(JSON.parse('{"__proto__":{"polluted":1},"a":{"__proto__":[]}}'))
  expect(copy).toEqual({ a: {} })
  expect(Object.prototype).not.toHaveProperty('polluted')
})

test('returns JSON for any input', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const text = JSON.stringify(boundedJson(value))
      expect(JSON.stringify(boundedJson(JSON.parse(text)))).toBe(text)
    }),
  )
})
