import { describe, expect, it } from 'vitest'
import { regionLine, streetLine, wholeAddress } from './addressLines.ts'

const solis = {
  houseNumber: '1234',
  street: 'Avenida 18 de Julio',
  city: 'Montevideo',
  state: 'Montevideo',
  postal: '11200',
  countryCode: 'URY',
}
const whiteHouse = {
  houseNumber: '1600',
  street: 'Pennsylvania Avenue NW',
  city: 'Washington',
  state: 'District of Columbia',
  postal: '20500',
  countryCode: 'USA',
}

describe('the order of an address', () => {
  it.each([
    ['URY', 'Calle 12'],
    ['DEU', 'Calle 12'],
    ['USA', '12 Calle'],
    ['FRA', '12 Calle'],
    ['KAZ', 'Calle, 12'],
  ])('puts the house number where %s puts it', (countryCode, line) => {
    expect(streetLine({ houseNumber: '12', street: 'Calle', countryCode })).toBe(line)
  })

  it('puts the postal code where the country puts it', () => {
    expect(regionLine(solis)).toBe('11200 Montevideo, Uruguay')
    expect(regionLine(whiteHouse)).toBe('Washington, DC 20500, United States of America')
  })

  it('joins the lines to one', () => {
    expect(wholeAddress(solis)).toBe('Avenida 18 de Julio 1234, 11200 Montevideo, Uruguay')
  })

  it('omits missing parts', () => {
    expect(streetLine({ street: 'Calle', countryCode: 'URY' })).toBe('Calle')
    expect(regionLine({ city: 'Montevideo', countryCode: 'URY' })).toBe('Montevideo, Uruguay')
    expect(regionLine({ countryCode: 'URY' })).toBe('Uruguay')
    expect(streetLine({ countryCode: 'URY' })).toBe('')
    expect(wholeAddress({})).toBe('')
  })

  it('writes a word once that is city and state', () => {
    expect(regionLine({ city: 'Montevideo', state: 'Montevideo', countryCode: 'URY' })).toBe(
      'Montevideo, Uruguay',
    )
  })

  it('takes every text unchanged', () => {
    const street = '{{{country}}} https://x.example/ $& <b>, 🚏'
    expect(streetLine({ houseNumber: '$1', street, countryCode: 'URY' })).toBe(`${street} $1`)
  })
})
