import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDistance } from './formatDistance.ts'
import { unitSystem } from './unitSystem.ts'

describe('formatDistance', () => {
  describe('formatDistance', () => {
    test.each([
      [0, '0 m'],
      [-0, '0 m'],
      [0.2, '10 m'],
      [47, '50 m'],
      [347, '350 m'],
      [994, '990 m'],
      [996, '1 km'],
      [1240, '1.2 km'],
      [99_940, '99.9 km'],
      [99_960, '100 km'],
      [1_234_567, '1,235 km'],
    ])('writes a total of %d m as %s', (meters, text) => {
      expect(formatDistance(meters, { locale: 'en', units: 'metric' })).toBe(text)
    })

    test.each([
      [0, '0 m'],
      [2, '10 m'],
      [80, '80 m'],
      [123, '120 m'],
      [347, '350 m'],
      [960, '950 m'],
      [980, '1 km'],
      [1240, '1.2 km'],
      [12_700, '13 km'],
    ])('writes a step of %d m as %s', (meters, text) => {
      expect(formatDistance(meters, { locale: 'en', units: 'metric', detail: 'step' })).toBe(text)
    })

    test.each([
      ['en-US', 100, '330 ft'],
      ['en-US', 160, '520 ft'],
      ['en-US', 161, '0.1 mi'],
      ['en-US', 1609.344, '1 mi'],
      ['en-GB', 100, '110 yd'],
      ['en-GB', 804, '0.5 mi'],
      ['de', 1500, '1,5 km'],
      ['fr', 1_234_567, '1 235 km'],
      ['ar-EG', 0, '٠ متر'],
    ])('formats in %s %d m as %s', (locale, meters, text) => {
      expect(formatDistance(meters, { locale })).toBe(text)
    })

    test('takes units that differ from those of the locale', () => {
      expect(formatDistance(5000, { locale: 'en-US', units: 'metric' })).toBe('5 km')
      expect(formatDistance(5000, { locale: 'de', units: 'imperial' })).toBe('3,1 mi')
    })

    test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e9 + 1])(
      'returns nothing for %d',
      (meters) => {
        expect(formatDistance(meters, { locale: 'en' })).toBeUndefined()
      },
    )

    test('formats every distance with ordinary spaces, and only zero as 0', () => {
      const meters = fc.double({ min: 0, max: 1e9, noNaN: true })
      const units = fc.constantFrom('metric' as const, 'imperial' as const, 'imperial-uk' as const)
      const detail = fc.constantFrom('step' as const, 'total' as const)
      fc.assert(
        fc.property(meters, units, detail, (value, system, kind) => {
          const text = formatDistance(value, { locale: 'fr', units: system, detail: kind })
          expect(text).toMatch(/^[1-9]\d{0,2}( \d{3})*(,\d)? \p{L}+$|^0,\d mi$|^0 \p{L}+$/u)
          expect(text?.startsWith('0 ') ?? false).toBe(value === 0)
        }),
      )
    })
  })
})

describe('unitSystem', () => {
  test.each([
    ['en-US', 'imperial'],
    ['es-US', 'imperial'],
    ['en', 'metric'],
    ['en-LR', 'imperial'],
    ['my', 'imperial'],
    ['en-GB', 'imperial-uk'],
    ['cy', 'imperial-uk'],
    ['en-CA', 'metric'],
    ['en-IE', 'metric'],
    ['de', 'metric'],
    ['zh-Hant-TW', 'metric'],
  ] as const)('readers of %s expect %s units', (locale, units) => {
    expect(unitSystem(locale)).toBe(units)
  })

  test.each([
    ['en', 'UY', 'metric'],
    ['en', 'gb', 'imperial-uk'],
    ['es', 'US', 'imperial'],
    ['es', 'USA', 'imperial'],
    ['en-US', 'UY', 'imperial'],
  ] as const)('readers of %s expect, in %s, %s units', (locale, country, units) => {
    expect(unitSystem(locale, country)).toBe(units)
  })
})
