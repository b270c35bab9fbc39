import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { mailingLines } from './mailingLines.ts'

const vilnius: Address = {
  houseNumber: '7',
  street: 'Totorių g.',
  city: 'Vilnius',
  postal: '01121',
  country: 'Lithuania',
  countryCode: 'LTU',
}

test('mail from abroad has a country prefix before the postal code, and the city and country in capitals', () => {
  expect(mailingLines(vilnius)).toEqual(['Totorių g. 7', 'LT-01121 VILNIUS', 'LITHUANIA'])
})

test('mail within the country has neither the prefix nor the country', () => {
  expect(mailingLines(vilnius, { isDomestic: true })).toEqual(['Totorių g. 7', '01121 VILNIUS'])
})

test('does not repeat a prefix of the postal code', () => {
  const [, line] = mailingLines({ ...vilnius, postal: 'LT-01121' })
  expect(line).toBe('LT-01121 VILNIUS')
})

test('the recipient comes first and keeps its capitals', () => {
  const lines = mailingLines(vilnius, { recipient: ['Ona Vaitkutė', 'Baltic Maps'] })
  expect(lines.slice(0, 3)).toEqual(['Ona Vaitkutė', 'Baltic Maps', 'Totorių g. 7'])
})

test.each<[country: string, address: Address, lines: string[]]>([
  [
    'the United States: the city and the state',
    {
      houseNumber: '20',
      street: 'W 34th St',
      city: 'New York',
      state: 'New York',
      postal: '10001',
      countryCode: 'USA',
    },
    ['20 W 34th St', 'NEW YORK, NY 10001'],
  ],
  [
    'the United Kingdom: the city and the postcode',
    {
      houseNumber: '10',
      street: 'Downing Street',
      city: 'London',
      postal: 'sw1a 2aa',
      countryCode: 'GBR',
    },
    ['10 Downing Street', 'LONDON', 'SW1A 2AA'],
  ],
  [
    'Canada: all parts',
    {
      houseNumber: '100',
      street: 'rue Sainte-Élisabeth',
      city: 'Montréal',
      state: 'Quebec',
      postal: 'h2x 1a1',
      countryCode: 'CAN',
    },
    ['100 RUE SAINTE-ÉLISABETH', 'MONTRÉAL QC H2X 1A1'],
  ],
  [
    'Switzerland: only the country',
    {
      houseNumber: '1',
      street: 'Bahnhofstrasse',
      city: 'Zürich',
      postal: '8001',
      country: 'Schweiz',
      countryCode: 'CHE',
    },
    ['Bahnhofstrasse 1', 'CH-8001 Zürich', 'SCHWEIZ'],
  ],
  [
    'Turkey: both letters i',
    {
      houseNumber: '4',
      street: 'Istiklal Cd.',
      city: 'Diyarbakır',
      postal: '21000',
      countryCode: 'TUR',
    },
    ['Istiklal Cd. 4', '21000 DİYARBAKIR'],
  ],
])('writes the capitals of %s', (_country, address, lines) => {
  expect(mailingLines(address)).toEqual(lines)
})

test('in Japanese the recipient comes last, the person below the company', () => {
  const address: Address = {
    street: '千代田1-1',
    city: '千代田区',
    state: '東京都',
    postal: '100-8111',
    country: '日本',
    countryCode: 'JPN',
  }
  const lines = mailingLines(address, { recipient: ['山田花子', '地図株式会社'] })
  expect(lines).toEqual([
    '日本',
    '〒100-8111',
    '東京都千代田区千代田1-1',
    '地図株式会社',
    '山田花子',
  ])
})

test('an address without parts is the text that the service wrote', () => {
  expect(mailingLines({ formatted: 'Totorių g. 7, Vilnius' })).toEqual(['Totorių g. 7, Vilnius'])
})
