import { describe, expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'
import { addressLines } from '../domain/addressLines.ts'

const near = { latitude: -34.9, longitude: -56.2 }
const uruguay = { country: 'Uruguay', country_code: 'URY' }
const city = { city: 'Montevideo', ...uruguay }

/** The lines of a place's address for a location that the service sends. */
async function linesOf(location: object, place: object = {}): Promise<string[]> {
  const { client } = answering({ places: [{ ...place, location }] })
  const [found] = (await client.search({ query: 'a', near })).places
  return addressLines(found?.address ?? {})
}

describe('the name that only the formatted address has', () => {
  test.each([
    [
      'an airport',
      {
        type: 'airport',
        formatted_address: 'Aeropuerto de Carrasco, Montevideo, Uruguay',
        ...city,
      },
      ['Aeropuerto de Carrasco', 'Montevideo', 'Uruguay'],
    ],
    [
      'an airport with its city in its name',
      { type: 'airport', formatted_address: 'Montevideo International, Montevideo', ...city },
      ['Montevideo International', 'Montevideo', 'Uruguay'],
    ],
    [
      'an intersection',
      {
        type: 'intersection',
        street: '18 de Julio',
        formatted_address: '18 de Julio & Ejido, Montevideo',
        ...city,
      },
      ['18 de Julio & Ejido', 'Montevideo', 'Uruguay'],
    ],
    [
      'an intersection that has the known street second',
      {
        type: 'intersection',
        street: 'Ejido',
        formatted_address: 'Batlle y Ordóñez y Ejido, Montevideo',
        ...city,
      },
      ['Ejido & Batlle y Ordóñez', 'Montevideo', 'Uruguay'],
    ],
    [
      'a building',
      {
        street: 'High St',
        house_number: '12',
        city: 'London',
        country_code: 'GBR',
        formatted_address: 'Building 4, 12 High St, London',
      },
      ['Building 4', '12 High St', 'London'],
    ],
    [
      'a part of a city',
      { formatted_address: 'Pocitos, Montevideo, Uruguay', ...city },
      ['Pocitos', 'Montevideo', 'Uruguay'],
    ],
  ])('is found for %s', async (_, location, lines) => {
    expect(await linesOf(location)).toEqual(lines)
  })

  test.each([
    [
      'the street in another spelling',
      {
        street: 'Avenida 18 de Julio',
        house_number: '1234',
        formatted_address: 'Av. 18 de Julio 1234, Montevideo',
        ...city,
      },
    ],
    [
      'the number of the house',
      {
        street: 'First Avenue',
        house_number: '12',
        formatted_address: '12 1st Ave, Montevideo',
        ...city,
      },
    ],
    ['the country', { formatted_address: 'Uruguay, Montevideo', ...city }],
    [
      'both streets already',
      { type: 'intersection', street: 'A & B', formatted_address: 'A & B, Montevideo', ...city },
    ],
  ])('is none for %s', async (_, { formatted_address, ...location }) => {
    expect(await linesOf({ formatted_address, ...location })).toEqual(await linesOf(location))
  })

  test('is none for the name of the place itself, in either language', async () => {
    const location = {
      street: 'Buenos Aires',
      formatted_address: 'Teatro Solís, Buenos Aires, Montevideo',
      ...city,
    }
    const lines = ['Buenos Aires', 'Montevideo', 'Uruguay']
    expect(await linesOf(location, { name: 'Teatro Solis' })).toEqual(lines)
    expect(await linesOf(location, { name: 'Solis Theatre', local_name: 'Teatro Solís' })).toEqual(
      lines,
    )
  })
})
