import { describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { createMemoryStore } from '../testing/createMemoryStore.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { city, intersection, street } from '../testing/records.ts'

const app = createTestApp()
const around = (coordinate: string, of = app) => ask(of, 'reversegeocode', { coordinate })

describe('reverse geocode', () => {
  it('returns the nearest house number', async () => {
    expect((await around('-34.9056,-56.1918')).body).toEqual({
      locations: [
        {
          city: 'Montevideo',
          coordinate: { latitude: -34.9055, longitude: -56.1917 },
          country: 'Uruguay',
          country_code: 'URY',
          formatted_address: 'Avenida 18 de Julio 1234, 11100 Montevideo, Uruguay',
          house_number: '1234',
          postal: '11100',
          state: 'Montevideo',
          street: 'Avenida 18 de Julio',
          type: 'street',
        },
      ],
    })
  })

  it('returns a crossing, and away from it the street', async () => {
    const streets = createTestApp({ store: createMemoryStore([street, intersection, city]) })
    expect((await around('-34.9058,-56.1945', streets)).body).toMatchObject({
      locations: [{ type: 'intersection', street: 'Avenida 18 de Julio & Ejido' }],
    })
    const { body } = await around('-34.9054,-56.19', streets)
    expect(body).toMatchObject({ locations: [{ type: 'street', street: 'Avenida 18 de Julio' }] })
    expect(JSON.stringify(body)).not.toContain('house_number')
  })

  it('returns the airport', async () => {
    expect((await around('-34.8384,-56.0308')).body).toMatchObject({
      locations: [
        {
          type: 'airport',
          formatted_address: 'Aeropuerto Internacional de Carrasco, Uruguay',
        },
      ],
    })
  })

  it('returns the city where there is nothing nearer', async () => {
    const { body } = await around(
      '-34.92,-56.19',
      createTestApp({ store: createMemoryStore([city]) }),
    )
    expect(body).toMatchObject({ locations: [{ city: 'Montevideo', country_code: 'URY' }] })
    expect(JSON.stringify(body)).not.toContain('"type"')
  })

  it.each(['0,0', '90,180', '-90,-180'])('answers %s with 204', async (point) => {
    expect(await around(point)).toMatchObject({ status: 204, body: undefined })
  })

  it.each([undefined, '', '90.0000001,0', '0,180.1', 'here'])(
    'with coordinate %j is a 400 that names it',
    async (coordinate) => {
      expect(await ask(app, 'reversegeocode', { coordinate })).toMatchObject({
        status: 400,
        body: { error: { parameter: 'coordinate' } },
      })
    },
  )
})
