import { expect, test } from 'vitest'
import { located, place } from '../../engine/testing/recordMakers.ts'
import { PostalCodes } from './PostalCodes.ts'

test('objects with a postal code make it an area, located at their middle', () => {
  const codes = new PostalCodes()
  const at = { ...located('montevideo', 'n1', 0, 0), postal: '11300' }
  const { latitude, longitude } = at.coordinate
  codes.add(place(at, 'One'))
  codes.add(
    place({ ...at, ref: 'n2', coordinate: { latitude, longitude: longitude + 0.02 } }, 'Two'),
  )
  codes.add(place(located('montevideo', 'n3', 0, 0), 'Without'))
  const areas = [...codes.areas()]
  expect(areas).toMatchObject([
    { ref: 'postal:URY:11300', area: 'postal', name: '11300', city: 'Montevideo' },
  ])
  expect(areas[0]?.coordinate.longitude).toBeCloseTo(longitude + 0.01, 6)
})
