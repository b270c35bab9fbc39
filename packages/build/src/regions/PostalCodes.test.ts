import { expect, test } from 'vitest'
import { located, place } from '../../../service/src/engine/testing/recordMakers.ts'
import { PostalCodes } from './PostalCodes.ts'
import { openScratch } from './scratch.ts'

test('objects with a postal code make it an area, located at their middle', () => {
  const codes = new PostalCodes(openScratch(':memory:'))
  const at = { ...located('montevideo', 'n1', 0, 0), postal: '11300' }
  const { latitude, longitude } = at.coordinate
  codes.add(place(at, 'One'))
  codes.add(
    place({ ...at, ref: 'n2', coordinate: { latitude, longitude: longitude + 0.02 } }, 'Two'),
  )
  codes.add(place(located('montevideo', 'n3', 0, 0), 'Without'))
  expect(codes.has('URY', '11300')).toBe(true)
  expect(codes.has('URY', '11301')).toBe(false)
  expect(codes.has('USA', '11300')).toBe(false)
  const areas = [...codes.areas()]
  expect(areas).toMatchObject([
    { ref: 'postal:URY:11300', area: 'postal', name: '11300', city: 'Montevideo' },
  ])
  expect(areas[0]?.coordinate.longitude).toBeCloseTo(longitude + 0.01, 6)
})

test('sums are complete when there are more codes than fit into memory', () => {
  const codes = new PostalCodes(openScratch(':memory:'))
  const count = 25_000
  for (const east of [0, 0.02]) {
    for (let code = 0; code < count; code++) {
      const coordinate = { latitude: 1, longitude: code / 1000 + east }
      codes.add(place({ ref: `n${code}`, coordinate, countryCode: 'URY', postal: `${code}` }, 'P'))
    }
  }
  const areas = [...codes.areas()]
  expect(areas).toHaveLength(count)
  for (const { name, coordinate } of areas) {
    expect(coordinate.longitude).toBeCloseTo(Number(name) / 1000 + 0.01, 6)
  }
})
