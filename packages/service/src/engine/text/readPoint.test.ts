import { expect, test } from 'vitest'
import { readPlusCode } from './readPlusCode.ts'
import { readPoint } from './readPoint.ts'

const solis = { latitude: -34.9076, longitude: -56.2012 }

test.each([
  '-34.9076 -56.2012',
  '-34.9076, -56.2012',
  '(-34.9076,-56.2012)',
  '34.9076 S 56.2012 W',
  'S 34.9076, W 56.2012',
  '56.2012 W, 34.9076 S',
  '34.9076 s, 56.2012 o',
  '-34,9076 -56,2012',
  `34°54'27.36"S 56°12'4.32"W`,
  `34° 54.456' S, 56° 12.072' W`,
  '34 54 27.36 S 56 12 4.32 W',
  'lat -34.9076 lon -56.2012',
  'Latitud: -34.9076, longitud: -56.2012',
  'lng: -56.2012 lat: -34.9076',
  'широта -34.9076, долгота -56.2012',
  'geo:-34.9076,-56.2012',
])('reads %s as a position', (text) => {
  const [point] = readPoint(text)
  expect(point?.latitude).toBeCloseTo(solis.latitude, 4)
  expect(point?.longitude).toBeCloseTo(solis.longitude, 4)
})

test('without compass letters the other order is tried as well, if it is a valid position', () => {
  expect(readPoint('51.1283 71.4305')).toHaveLength(2)
  expect(readPoint('139.6917 35.6895')).toEqual([{ latitude: 35.6895, longitude: 139.6917 }])
})

test.each([
  '18 de julio 1234',
  '1234',
  '18 24',
  '12.5',
  '91.00 181.00',
  '11300',
  'a.b c.d',
  'lat 12 lon 5',
  'long beach 12',
  '34 54 27 56 12 4',
  '9'.repeat(99),
])('reads no position in %s', (text) => {
  expect(readPoint(text)).toEqual([])
})

test('a full Plus Code is a position by itself, a short one near a point', () => {
  for (const text of ['48Q53QRX+XG', '48q53qrx+xg', '3QRX+XG Montevideo']) {
    const point = readPlusCode(text)?.at({ latitude: -34.9, longitude: -56.18 })
    expect(point?.latitude).toBeCloseTo(solis.latitude, 3)
    expect(point?.longitude).toBeCloseTo(solis.longitude, 3)
  }
  expect(readPlusCode('3QRX+XG, Montevideo')).toMatchObject({ isShort: true, rest: 'Montevideo' })
})

test.each(['café + bar', 'AAAA+BB', '12+34', 'colonia 1013'])(
  'reads no Plus Code in %s',
  (text) => {
    expect(readPlusCode(text)).toBeUndefined()
  },
)
