import { expect, test } from 'vitest'
import { operationAt, operationOf } from './operationOf.ts'

test.each([
  ['/geo/v2/suggestions/json', 'suggest'],
  ['/api/geo/v2/search/json?type=', 'search'],
  ['/geo/v2/search/json?type=address-only', 'forwardGeocode'],
  ['/geo/v2/directions/json?type=address-only', 'getDirections'],
])('%s asks for %s', (path, operation) => {
  const url = `https://geo.example${path}`
  expect(operationAt(new URL(url))).toBe(operation)
  expect(operationOf({ method: 'GET', url })).toBe(operation)
})

test.each(['/geo/v2/constructor/json', '/geo/v2/search', '/'])('%s is not found', (path) => {
  const url = `https://geo.example${path}`
  expect(operationAt(new URL(url))).toBeUndefined()
  expect(() => operationOf({ method: 'GET', url })).toThrow(
    expect.objectContaining({ status: 404, code: 'not_found' }),
  )
})

test('another method than GET is refused, with the one that is allowed', () => {
  const request = { method: 'POST', url: 'https://geo.example/geo/v2/search/json' }
  expect(() => operationOf(request)).toThrow(
    expect.objectContaining({ status: 405, headers: { Allow: 'GET' } }),
  )
})
