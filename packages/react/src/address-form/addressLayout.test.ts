import { expect, test } from 'vitest'
import { addressLayout, countryCodes } from './addressLayout.ts'

/** The fields of a country's form in a line, those of a row in brackets, with what must be filled in marked. */
function written(country: string | undefined, language = 'en'): string {
  const { rows, required } = addressLayout(country, language)
  const short: Readonly<Record<string, string>> = {
    'address-line1': '1',
    'address-line2': '2',
    'address-level3': 'area',
    'address-level2': 'city',
    'address-level1': 'region',
    'postal-code': 'code',
  }
  return rows
    .map((row) => row.map((field) => `${short[field]}${required.has(field) ? '!' : ''}`).join('+'))
    .join(' ')
}

test.each([
  ['US', '1! 2 city! region!+code!', 'zip', 'state', 'city'],
  ['GB', '1! 2 city! code!', 'postcode', 'region', 'town'],
  ['FR', '1! 2 code!+city!', 'postalCode', 'region', 'city'],
  ['ES', '1! 2 code!+city! region!', 'postalCode', 'province', 'city'],
  ['DE', '1! 2 code!+city!', 'plz', 'region', 'city'],
  ['IT', '1! 2 code!+city! region!', 'cap', 'province', 'city'],
  ['UY', '1! 2 city! region+code', 'postalCode', 'department', 'city'],
  ['PT', '1! 2 code!+city!', 'postalCode', 'region', 'city'],
  ['JP', '1! 2 city! region! code!', 'postalCode', 'prefecture', 'city'],
  ['BR', '1! 2 area city!+region! code!', 'cep', 'state', 'city'],
])('%s: %s', (country, fields, postal, region, town) => {
  expect(written(country)).toBe(fields)
  expect(addressLayout(country, 'en')).toMatchObject({ postal, region, town })
})

test('a country code of three letters works too; an unknown country has a short generic form', () => {
  expect(written('URY')).toBe(written('UY'))
  for (const none of [undefined, '', 'XX', 'constructor', 'TD']) {
    expect(written(none)).toBe('1! 2 city! region+code')
  }
})

test('for readers of Japanese the fields go from the postal code down to the house', () => {
  expect(written('JP', 'ja-JP')).toBe('code! region! city! 1! 2')
})

test('every country has a first line, a city, and each field once', () => {
  expect(countryCodes()).toHaveLength(249)
  for (const country of countryCodes()) {
    const fields = addressLayout(country, 'en').rows.flat()
    expect(new Set(fields).size).toBe(fields.length)
    expect(fields).toEqual(expect.arrayContaining(['address-line1', 'address-level2']))
  }
})

test('the example postal code of a country has that country’s format, and most texts do not', () => {
  for (const country of countryCodes()) {
    const { code } = addressLayout(country, 'en')
    if (!code) continue
    const form = new RegExp(`^(?:${code.pattern})$`, 'v')
    expect(code.example).toMatch(form)
    for (const wrong of ['1', 'ABCDEFGH', `${code.example}9`]) expect(wrong).not.toMatch(form)
  }
})
