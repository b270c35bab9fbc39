import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedJson } from './boundedJson.ts'

function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + count(part), 1)
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depth))
}

test('small JSON is copied as it is', () => {
  const value = { a: [1, 'b', true, null, { c: {} }] }
  expect(boundedJson(value)).toEqual(value)
  expect(boundedJson(value)).not.toBe(value)
})

test('deep, wide and long values are bounded', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
  expect(depth(boundedJson(deep))).toBeLessThan(12)
  expect(count(boundedJson(Array.from({ length: 10_000 }, () => ({ a: [1] }))))).toBeLessThan(1100)
  const wide = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]),
  )
  expect(count(boundedJson(wide))).toBeLessThan(1100)
  expect(boundedJson('x'.repeat(1_000_000))).toHaveLength(10_000)
})

test('a key named __proto__ is left out, and no prototype is reached', () => {
  const copy = boundedJson(JSON.parse('{"__proto__":{"polluted":1},"a":{"__proto__":[]}}'))
  expect(copy).toEqual({ a: {} })
  expect(Object.prototype).not.toHaveProperty('polluted')
})

test('any value becomes JSON', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const text = JSON.stringify(boundedJson(value))
      expect(JSON.stringify(boundedJson(JSON.parse(text)))).toBe(text)
    }),
  )
})
