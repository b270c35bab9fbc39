import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCoordinate, parseCoordinate } from './coordinateText.ts'

const plaza = [-34.9, -56.16] as const
const exact = [-(34 + 54 / 60 + 21 / 3600), -(56 + 11 / 60 + 29 / 3600)] as const

describe('parseCoordinate', () => {
  test.each([
    ['-34.9, -56.16', plaza],
    ['-34.9,-56.16', plaza],
    ['  -34.9   -56.16 ', plaza],
    ['-34.9;-56.16', plaza],
    ['(-34.9, -56.16)', plaza],
    ['[-34.9 , -56.16]', plaza],
    ['−34.9, −56.16', plaza],
    ['－３４．９，　－５６．１６', plaza],
    ['-34,9 -56,16', plaza],
    ['-34,9; -56,16', plaza],
    ['-34,9, -56,16', plaza],
    ['-34,9,-56,16', plaza],
    ['34.9S 56.16W', plaza],
    ['34.9 s, 56.16 w', plaza],
    ['S34.9 W56.16', plaza],
    ['S 34.9, W 56.16', plaza],
    ['56.16 W 34.9 S', plaza],
    ['W56.16S34.9', plaza],
    ['34,9 S 56,16 W', plaza],
    ['34,9 S, 56,16 W', plaza],
    ['S 34,9, W 56,16', plaza],
    ['-34.9° -56.16°', plaza],
    ['-34.9°, -56.16°', plaza],
    ['34.9°S 56.16°W', plaza],
    [`34°54'21"S 56°11'29"W`, exact],
    ['34° 54′ 21″ S, 56° 11′ 29″ W', exact],
    ['34º54’21”S56º11’29”W', exact],
    [`34°54'21''S 56°11'29''W`, exact],
    [`-34°54'21", -56°11'29"`, exact],
    [`-34°54'21"-56°11'29"`, exact],
    ['34 54 21 S 56 11 29 W', exact],
    ['W 56 11 29, S 34 54 21', exact],
    [`34°54,35'S 56°11,48333'W`, exact],
    ['geo:-34.9,-56.16', plaza],
    ['geo:-34.9,-56.16,12;crs=wgs84;u=35', plaza],
    ['+48.5, +11.5', [48.5, 11.5]],
    ['51.5, 0', [51.5, 0]],
    ['40, -74', [40, -74]],
    ['-34,-56', [-34, -56]],
    [`-0°30', 0°30'`, [-0.5, 0.5]],
    ['40° 100°', [40, 100]],
    ['90, -180.0', [90, -180]],
    // Arabic or Persian digits, with direction marks.
    ['-٣٤٫٩، -٥٦٫١٦', plaza],
    ['\u061c-٣٤٫٩؛ \u200e-٥٦٫١٦', plaza],
    ['-۳۴٫۹ -۵۶٫۱۶', plaza],
    // Pasted text with invisible characters.
    ['\u200b-34.9, -56.16\u200b', plaza],
    ['\ufeff-34.9,\u2060 -56.16\u200d', plaza],
    ['\u202a-34.9\u00ad, -56.16\u202c\u2066\u2069', plaza],
  ] as const)('reads %j', (text, [latitude, longitude]) => {
    const point = parseCoordinate(text)
    expect(point?.latitude).toBeCloseTo(latitude, 5)
    expect(point?.longitude).toBeCloseTo(longitude, 5)
  })

  test.each([
    // Addresses or unfinished numbers.
    '12, 34',
    '12 34',
    '12,34',
    '12-34',
    '12 -34',
    '-12,34',
    '40 N 100 W',
    '12',
    '-34.9',
    '-34.9,',
    'Calle 12, 34',
    '12.5 Main St',
    '34,9,56',
    '34,9,56,16',
    // Hemispheres that contradict each other, are missing or are ambiguous.
    '34.9 S 56.16',
    '34.9 S 56.16 S',
    '-34.9 S 56.16 W',
    `34°54'21"S 56°11'29"O`,
    '34 54 21, 56 11 29',
    // Outside the earth.
    '90.0000001, 0.0',
    '0.0, 180.0000001',
    '-56.16 W, -134.9 S',
    `34°60'S 56°11'W`,
    `34.5°30'S 56°11'W`,
    // Not numbers.
    '',
    ' ',
    'NaN, NaN',
    'Infinity, 0.5',
    '1e1, 2.5',
    '0x10, 2.5',
    '1.5, 2.5, 3.5',
    '.5, .5',
    '34.9, 56,16',
    'geo:0,0?q=cafe',
    'geo:1.5,2.5;crs=epsg4326x',
    'N S',
    // Longer than any real coordinate.
    `1.${'5'.repeat(100)}, 2.5`,
  ])('%j is not a coordinate', (text) => {
    expect(parseCoordinate(text)).toBeUndefined()
  })

  test('reads back what formatCoordinate writes', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true })
    const longitude = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(fc.record({ latitude, longitude }), (point) => {
        const read = parseCoordinate(formatCoordinate(point) ?? '')
        expect(read?.latitude).toBeCloseTo(point.latitude, 4)
        expect(read?.longitude).toBeCloseTo(point.longitude, 4)
      }),
    )
  })

  test('returns a valid point for any text, or none', () => {
    const part = fc.constantFrom(...'0123456789.,;+-°\'" NSEWO()'.split(''))
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: part, maxLength: 30 }))
    fc.assert(
      fc.property(text, (value) => {
        const point = parseCoordinate(value)
        if (point === undefined) return
        expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180)
      }),
      { numRuns: 2000 },
    )
  })

  test('refuses 100 kB of hostile text', () => {
    for (const part of ['1', '1 ', '1,', '-', '°', '1°', "1'", ' ', '(', 'N', 'N1', '1.1 ', '″']) {
      expect(parseCoordinate(`1.5${part.repeat(100_000)}x`)).toBeUndefined()
    }
  })
})

describe('formatCoordinate', () => {
  test('writes latitude first, with a fixed number of digits and no negative zero', () => {
    expect(formatCoordinate({ latitude: -34.9059, longitude: 56.1913049 })).toBe(
      '-34.90590, 56.19130',
    )
    expect(formatCoordinate({ latitude: -0.0000001, longitude: 1 }, 2)).toBe('0.00, 1.00')
  })

  test('returns nothing for an invalid point', () => {
    expect(formatCoordinate({ latitude: Number.NaN, longitude: 1 })).toBeUndefined()
    expect(formatCoordinate({ latitude: 91, longitude: 1 })).toBeUndefined()
  })
})
