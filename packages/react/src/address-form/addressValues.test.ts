import { hostileTexts } from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { addressValues, sharedAddress } from './addressValues.ts'

const sarandi = {
  houseNumber: '540',
  street: 'Sarandí',
  city: 'Montevideo',
  state: 'Montevideo',
  postal: '11000',
  country: 'Uruguay',
  countryCode: 'URY',
}

test('an address is split into the autocomplete fields of browsers', () => {
  expect(addressValues(sarandi)).toEqual({
    'address-line1': 'Sarandí 540',
    'address-line2': undefined,
    'address-level3': undefined,
    'address-level2': 'Montevideo',
    'address-level1': 'Montevideo',
    'postal-code': '11000',
    country: 'UY',
    'country-name': 'Uruguay',
  })
})

test('a typed house number is placed where the country writes it', () => {
  const street = { ...sarandi, houseNumber: undefined }
  const line = (countryCode: string): string | undefined =>
    addressValues({ ...street, countryCode }, { houseNumber: '602' })['address-line1']
  expect(['URY', 'FRA', 'BRA'].map(line)).toEqual(['Sarandí 602', '602 Sarandí', 'Sarandí, 602'])
})

test('fills in the line that the user chose', () => {
  expect(addressValues(sarandi, {}, 'Sarandi No. 540')['address-line1']).toBe('Sarandi No. 540')
  const kept = addressValues(
    { ...sarandi, houseNumber: undefined },
    { houseNumber: '7' },
    'Sarandí',
  )
  expect(kept['address-line1']).toBe('Sarandí 7')
})

test('hostile texts become one line, without characters that change the direction of their neighbors', () => {
  for (const text of Object.values(hostileTexts)) {
    const values = addressValues({ ...sarandi, street: text, city: `${text}\n${text}` })
    for (const value of Object.values(values)) {
      expect(value ?? '').not.toMatch(/[\n\p{Bidi_Control}\p{Surrogate}]/u)
    }
  }
})

test('the postal mark of Japan is not part of the postal code', () => {
  expect(addressValues({ postal: '〒100-0005' })['postal-code']).toBe('100-0005')
})

test('of several addresses only the parts that they share are certain', () => {
  const other = { ...sarandi, houseNumber: '541', postal: '11100' }
  const { houseNumber: _number, postal: _postal, ...shared } = sarandi
  expect(sharedAddress([sarandi, other])).toEqual(shared)
  expect(sharedAddress([sarandi])).toEqual(sarandi)
  expect(sharedAddress([])).toEqual({})
})
