import { avoidances, isCoordinate, optimizations, vehicles } from '@signpost/client/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromURLSearchParams, toURLSearchParams } from './directionsLink.ts'
import { defaultDirections } from './useDirectionsState.ts'

test('a link holds both ends, and only options that differ from the default', () => {
  const origin = {
    coordinate: { latitude: -34.907654321, longitude: -56.2012 },
    name: 'Teatro Solís',
  }
  const destination = { coordinate: { latitude: -34.8945, longitude: -56.1529 } }
  const link = toURLSearchParams({ ...defaultDirections, points: [origin, destination] })
  expect(decodeURIComponent(link.toString())).toBe(
    'from=-34.90765,-56.2012&from_name=Teatro+Solís&to=-34.8945,-56.1529',
  )
})

test('avoiding nothing is part of the link, because carpool lanes are avoided by default', () => {
  const link = toURLSearchParams({ ...defaultDirections, avoid: [] })
  expect(link.toString()).toBe('avoid=none')
  expect(fromURLSearchParams(link).avoid).toEqual([])
})

const coordinate = fc.record({
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((value) => value / 1e5),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((value) => value / 1e5),
})
const end = fc.record({
  coordinate,
  name: fc.string({ minLength: 1, maxLength: 200 }).filter((name) => name.trim() === name),
})
const state = fc.record({
  points: fc.array(fc.option(end), { minLength: 2, maxLength: 22 }),
  vehicle: fc.constantFrom(...vehicles),
  optimize: fc.constantFrom(...optimizations),
  avoid: fc.subarray([...avoidances]),
})

test('a link restores the directions that it was made from', () => {
  fc.assert(
    fc.property(state, (directions) => {
      const link = new URLSearchParams(toURLSearchParams(directions).toString())
      expect(fromURLSearchParams(link)).toEqual(directions)
    }),
  )
})

test('a link has at most twenty stops, all of which are read', () => {
  const points = Array.from({ length: 23 }, (_, index) => ({
    coordinate: { latitude: index, longitude: 0 },
  }))
  const read = (count: number): number =>
    fromURLSearchParams(toURLSearchParams({ ...defaultDirections, points: points.slice(0, count) }))
      .points.length
  expect([read(22), read(23)]).toEqual([22, 22])
})

test('any link gives directions that can be requested', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1e3,2', '91,0', 'NaN,0', ',', '0x10,1', '1,2,3'),
  )
  const link = fc.dictionary(
    fc.constantFrom('from', 'to', 'stop1', 'stop2', 'from_name', 'by', 'way', 'avoid'),
    value,
  )
  fc.assert(
    fc.property(link, (parameters) => {
      const read = fromURLSearchParams(new URLSearchParams(parameters))
      for (const point of read.points) {
        if (point) expect(isCoordinate(point.coordinate)).toBe(true)
      }
      expect(vehicles).toContain(read.vehicle)
      expect(optimizations).toContain(read.optimize)
    }),
  )
})

test('an empty stop is part of the link, so that its row stays where the app keeps the state in a link', () => {
  const [origin = null, destination = null] = fromURLSearchParams(
    new URLSearchParams('from=1,2&to=3,4'),
  ).points
  const link = toURLSearchParams({ ...defaultDirections, points: [origin, null, destination] })
  expect(decodeURIComponent(link.toString())).toBe('from=1,2&stop1=none&to=3,4')
  expect(fromURLSearchParams(link).points).toEqual([origin, null, destination])
})

test('control characters of a name are removed', () => {
  const link = new URLSearchParams('from=1,2&from_name=A%00B%7F&to=3,4&to_name=%00%0A')
  const [origin, destination] = fromURLSearchParams(link).points
  expect([origin?.name, destination?.name]).toEqual(['A B', undefined])
})
