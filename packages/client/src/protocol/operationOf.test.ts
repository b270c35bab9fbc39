import { expect, test } from 'vitest'
import { operationAt, operationOf } from './operationOf.ts'

test.each([
  ['/geo/v2/suggestions/json', 'suggest'],
  ['/api/geo/v2/search/json?type=', 'search'],
  ['/geo/v2/search/json?type=address-only', 'forwardGeocode'],
  ['/geo/v2/directions/json?type=address-only', 'getDirections'],
])('the path %s is the operation %s', (path, operation) => {
  const url = `https://geo.example${path}`
  expect(operationAt(new URL(url))).toBe(operation)
  expect(operationOf({ method: 'GET', url })).toBe(operation)
})

test.each(['/geo/v2/constructor/json', '/geo/v2/search', '/'])('there is no path %s', (path) => {
  const url = `https://geo.example${path}`
  expect(operationAt(new URL(url))).toBeUndefined()
  expect(() => operationOf({ method: 'GET', url })).toThrow(
    expect.objectContaining({ status: 404, code: 'not_found' }),
  )
})

test('refuses methods other than GET, and names the allowed one', () => {
  const request = { method: 'POST', url: 'https://geo.example/geo/v2/search/json' }
  expect(() => operationOf(request)).toThrow(
    expect.objectContaining({ status: 405, headers: { Allow: 'GET' } }),
  )
})
