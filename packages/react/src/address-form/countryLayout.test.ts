import { expect, test } from 'vitest'
import { countryLayout } from './countryLayout.ts'

/** Returns the fields of a country's form as one line: fields that share a row are joined, and required ones are marked. */
function written(country: string | undefined, language = 'en'): string {
  const { rows, required } = countryLayout(country, language)
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
  ['US', '1! 2 city!+region!+code!', 'zip', 'state', 'city'],
  ['GB', '1! 2 city! code!', 'postcode', 'province', 'town'],
  ['FR', '1! 2 code!+city!', 'postalCode', 'province', 'city'],
  ['ES', '1! 2 code!+city!+region!', 'postalCode', 'province', 'city'],
  ['DE', '1! 2 code!+city!', 'plz', 'province', 'city'],
  ['IT', '1! 2 code!+city!+region!', 'cap', 'province', 'city'],
  ['UY', '1! 2 code+city!+region', 'postalCode', 'department', 'city'],
  ['JP', '1! 2 region! code!', 'postalCode', 'prefecture', 'city'],
  ['BR', '1! 2 area city!+region! code!', 'cep', 'state', 'city'],
  ['IE', '1! 2 area city! region code', 'eircode', 'county', 'city'],
  ['AE', '1! 2 region!', 'postalCode', 'emirate', 'city'],
  ['HK', '1! 2 city region!', 'postalCode', 'area', 'district'],
  ['KR', '1! 2 area city! region! code!', 'postalCode', 'doSi', 'city'],
  ['AU', '1! 2 city!+region!+code!', 'postcode', 'state', 'suburb'],
  ['TD', '1! 2 city!', 'postalCode', 'province', 'city'],
])('%s: %s', (country, fields, postal, region, town) => {
  expect(written(country)).toBe(fields)
  expect(countryLayout(country, 'en')).toMatchObject({ postal, region, town })
})

test('a country code of three letters works too; an unknown country has a short generic form', () => {
  expect(written('URY')).toBe(written('UY'))
  for (const none of [undefined, '', 'XX', 'constructor']) {
    expect(written(none)).toBe('1! 2 city! region+code')
    expect(countryLayout(none, 'en').region).toBe('region')
  }
})

test('for readers of its own script a form goes from the region down to the house', () => {
  expect(written('JP', 'ja-JP')).toBe('code! region! 1! 2')
  expect(written('KR', 'ko')).toBe('region!+city!+area 1! 2 code!')
  expect(written('CN', 'zh-Hans')).toBe('code! region!+city!+area 1! 2')
  expect(written('KR', 'ja')).toBe(written('KR', 'en'))
})
