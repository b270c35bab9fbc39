import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from './address.ts'
import { addressLines } from './addressLines.ts'

const whole = {
  houseNumber: '12',
  street: 'Main',
  area: 'Area',
  city: 'City',
  state: 'State',
  postal: '100',
}

describe('addressLines', () => {
  test.each<[string, Address, string[]]>([
    [
      'US',
      {
        houseNumber: '1600',
        street: 'Amphitheatre Pkwy',
        city: 'Mountain View',
        state: 'California',
        postal: '94043',
        country: 'United States',
        countryCode: 'USA',
      },
      ['1600 Amphitheatre Pkwy', 'Mountain View, CA 94043', 'United States'],
    ],
    [
      'Germany: the state is omitted',
      {
        houseNumber: '7',
        street: 'Marienplatz',
        city: 'München',
        state: 'Bayern',
        postal: '80331',
        country: 'Deutschland',
        countryCode: 'DEU',
      },
      ['Marienplatz 7', '80331 München', 'Deutschland'],
    ],
    [
      'France',
      {
        houseNumber: '5',
        street: 'Rue de la Paix',
        city: 'Paris',
        postal: '75002',
        countryCode: 'FRA',
      },
      ['5 Rue de la Paix', '75002 Paris'],
    ],
    [
      'Great Britain',
      {
        houseNumber: '10',
        street: 'Downing St',
        city: 'London',
        state: 'England',
        postal: 'SW1A 2AA',
        countryCode: 'GBR',
      },
      ['10 Downing St', 'London', 'SW1A 2AA'],
    ],
    [
      'Uruguay: a state with the name of the city is omitted',
      {
        houseNumber: '1234',
        street: 'Canelones',
        city: 'Montevideo',
        state: 'Montevideo',
        postal: '11100',
        country: 'Uruguay',
        countryCode: 'URY',
      },
      ['Canelones 1234', '11100 Montevideo', 'Uruguay'],
    ],
    [
      'Brazil',
      {
        houseNumber: '25',
        street: 'Rua Augusta',
        area: 'Consolação',
        city: 'São Paulo',
        state: 'SP',
        postal: '01305-000',
        countryCode: 'BRA',
      },
      ['Rua Augusta, 25 - Consolação', 'São Paulo - SP', '01305-000'],
    ],
    [
      'Japan in Japanese',
      {
        houseNumber: '9-1',
        street: '丸の内1丁目',
        city: '千代田区',
        state: '東京都',
        postal: '〒100-0005',
        country: '日本',
        countryCode: 'JPN',
      },
      ['日本', '〒100-0005', '東京都千代田区丸の内1丁目9-1'],
    ],
    [
      'Japan in Latin script',
      {
        houseNumber: '9-1',
        street: 'Marunouchi',
        city: 'Chiyoda',
        state: 'Tokyo',
        postal: '100-0005',
        country: 'Japan',
        countryCode: 'JPN',
      },
      ['9-1 Marunouchi', 'Chiyoda, Tokyo', '100-0005', 'Japan'],
    ],
    [
      'South Korea in Korean',
      {
        houseNumber: '110',
        street: '세종대로',
        area: '중구',
        city: '서울특별시',
        postal: '04524',
        country: '대한민국',
        countryCode: 'KOR',
      },
      ['대한민국', '서울특별시 중구 세종대로 110', '04524'],
    ],
    [
      'Hungary: the city first',
      {
        houseNumber: '12.',
        street: 'Fő utca',
        city: 'Budapest',
        postal: '1011',
        countryCode: 'HUN',
      },
      ['Budapest', 'Fő utca 12.', '1011'],
    ],
    ['a country without a known format', { ...whole, countryCode: 'TCD' }, ['Main 12', 'City']],
    ['an unknown country', whole, ['12 Main', 'Area', 'City, State 100']],
    [
      'New York: the state is not the city',
      {
        houseNumber: '20',
        street: 'W 34th St',
        city: 'New York',
        state: 'New York',
        postal: '10001',
        country: 'United States',
        countryCode: 'USA',
      },
      ['20 W 34th St', 'New York, NY 10001', 'United States'],
    ],
    [
      'a city alone is shown with the name of its state',
      { city: 'Palo Alto', state: 'California', countryCode: 'USA' },
      ['Palo Alto, California'],
    ],
    [
      'Canada, in French',
      {
        houseNumber: '1000',
        street: 'rue De La Gauchetière',
        city: 'Montréal',
        state: 'Québec',
        postal: 'H3B 4W5',
        countryCode: 'CAN',
      },
      ['1000 rue De La Gauchetière', 'Montréal QC H3B 4W5'],
    ],
    [
      'Australia: the suburb stands in place of the city',
      {
        houseNumber: '1',
        street: 'Fifth St',
        area: 'Ashbury',
        city: 'Sydney',
        state: 'nsw',
        postal: '2193',
        countryCode: 'AUS',
      },
      ['1 Fifth St', 'Ashbury NSW 2193'],
    ],
    [
      'Italy: the letters of a province, not the name of a region',
      { street: 'Via Roma', houseNumber: '1', city: 'Oderzo', state: 'TV', countryCode: 'ITA' },
      ['Via Roma 1', 'Oderzo TV'],
    ],
    [
      'Kosovo',
      { street: 'Ahmet Haxhiu', houseNumber: '13', city: 'Pristina', countryCode: 'XKX' },
      ['13, Ahmet Haxhiu', 'Pristina'],
    ],
    [
      'several postal codes belong to a city, not to an address',
      { street: 'Rue X', city: 'Mulhouse', postal: '68100;68200', countryCode: 'FRA' },
      ['Rue X', 'Mulhouse'],
    ],
  ])('%s', (_, address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })

  test.each<[string, Address, string[]]>([
    ['no house number', { ...whole, houseNumber: '' }, ['Main', 'City, State 100']],
    ['no street: the area is the place', { ...whole, street: ' ' }, ['12 Area', 'City, State 100']],
    ['no city', { ...whole, city: ',' }, ['12 Main', 'Area, State 100']],
    ['no state', { ...whole, state: '' }, ['12 Main', 'City 100']],
    ['no postal code', { ...whole, postal: '' }, ['12 Main', 'City, State']],
    [
      'stray commas',
      { ...whole, city: ' , City,, ', street: 'Main,\n Rear' },
      ['12 Main, Rear', 'City, State 100'],
    ],
    [
      'a house number that is part of the street',
      { ...whole, street: '12 Main' },
      ['12 Main', 'City, State 100'],
    ],
    [
      'a postal code that is part of the city',
      { ...whole, city: '100 City' },
      ['12 Main', '100 City, State'],
    ],
    ['a state with the name of the city', { ...whole, state: 'CITY' }, ['12 Main', 'City 100']],
    ['a city with the name of the country', { city: 'City', country: 'City' }, ['City']],
    [
      'an area with the name of the city',
      { ...whole, area: 'city', countryCode: 'GBR' },
      ['12 Main', 'City', '100'],
    ],
    [
      'a city with the name of the country, in two spellings',
      { city: 'City', country: 'CITY' },
      ['City'],
    ],
    ['an airport', { airport: 'CIT', city: 'City' }, ['CIT', 'City']],
    [
      'an intersection',
      { street: 'Main', intersection: '2nd', city: 'City' },
      ['Main & 2nd', 'City'],
    ],
    ['nothing', {}, []],
    ['the written text only', { formatted: ' 12 Main, , City,\nX ' }, ['12 Main, City', 'X']],
    [
      'the written text and parts',
      { ...whole, formatted: '12 Main, City' },
      ['12 Main', 'City, State 100'],
    ],
    ['the country and the written text', { country: 'X', formatted: 'Y, X' }, ['Y, X']],
  ])('formats an address with %s', (_, address, lines) => {
    expect(addressLines({ countryCode: 'USA', ...address })).toEqual(lines)
  })

  test('keeps a state or an area without a city in countries whose format has none', () => {
    expect(addressLines({ state: 'Bayern', countryCode: 'DEU' })).toEqual(['Bayern'])
    expect(addressLines({ area: 'Mitte', postal: '10115', countryCode: 'DEU' })).toEqual([
      '10115 Mitte',
    ])
  })

  test('takes the text of the service for an address without a country', () => {
    expect(addressLines({ ...whole, formatted: 'Main 12, City' })).toEqual(['Main 12, City'])
    expect(addressLines(whole)).toEqual(['12 Main', 'Area', 'City, State 100'])
  })

  test('can omit the country', () => {
    const address = { city: 'City', country: 'Country', countryCode: 'DEU' }
    expect(addressLines(address, { country: false })).toEqual(['City'])
  })

  test('no line is empty, repeated or has a stray comma, for any parts', () => {
    const part = fc.option(
      fc.oneof(
        fc.constantFrom('', ' ', ',', ', ,', 'a', 'A', 'b', 'a, b', '東', ',a\n'),
        fc.string(),
      ),
      { nil: undefined },
    )
    const names = [
      'formatted',
      'houseNumber',
      'street',
      'intersection',
      'airport',
      'area',
      'city',
      'state',
      'postal',
      'country',
    ]
    const address = fc.record(Object.fromEntries(names.map((name) => [name, part])))
    const country = fc.constantFrom('USA', 'DEU', 'JPN', 'BRA', 'GBR', 'HUN', 'XXX')
    fc.assert(
      fc.property(address, country, (parts, countryCode) => {
        const present = Object.entries(parts).filter(([, value]) => value !== undefined)
        const lines = addressLines({ ...Object.fromEntries(present), countryCode })
        expect(new Set(lines).size).toBe(lines.length)
        for (const line of lines) {
          expect(line.trim()).toBe(line)
          expect(line).not.toMatch(/^$|^,|,$|,\s*,|\n/)
        }
      }),
    )
  })

  test('reads 100 kB of hostile text in bounded time', () => {
    for (const text of [
      ', '.repeat(50_000),
      ' '.repeat(100_000),
      'a '.repeat(50_000),
      '\n'.repeat(100_000),
    ]) {
      const lines = addressLines({ street: text, city: text, formatted: text, countryCode: 'USA' })
      expect(lines.length).toBeLessThanOrEqual(2)
    }
  })
})
