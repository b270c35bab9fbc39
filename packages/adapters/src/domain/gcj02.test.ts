import { expect, test } from 'vitest'
import { fromGcj02, toGcj02 } from './gcj02.ts'

// Published pairs of the same points in both systems.
test.each([
  ['Beijing', [39.911954, 116.377817], [39.91334545536069, 116.38404722455657]],
  ['Shanghai', [31.1774276, 121.5272106], [31.17530398364597, 121.531541859215]],
  ['Shenzhen', [22.543847, 113.912316], [22.540796131694766, 113.9171764808363]],
] as const)('shifts %s, and back', (_, world, china) => {
  const [latitude = 0, longitude = 0] = world
  const shifted = toGcj02({ latitude, longitude })
  expect(shifted.latitude).toBeCloseTo(china[0], 5)
  expect(shifted.longitude).toBeCloseTo(china[1], 5)
  const back = fromGcj02(shifted)
  expect(back.latitude).toBeCloseTo(latitude, 7)
  expect(back.longitude).toBeCloseTo(longitude, 7)
})

test('shifts nothing outside China', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 }
  expect(toGcj02(berlin)).toEqual(berlin)
  expect(fromGcj02(berlin)).toEqual(berlin)
})
