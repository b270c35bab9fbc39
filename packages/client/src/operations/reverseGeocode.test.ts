import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const coordinate = { latitude: -34.9, longitude: -56.16 }

test('reads the address at a point', async () => {
  const { client, sent } = answering({
    locations: [
      {
        street: 'Canelones',
        house_number: '',
        city: 'Montevideo',
        country_code: 'URY',
        coordinate,
      },
    ],
  })
  expect(await client.reverseGeocode({ coordinate })).toEqual({
    address: { street: 'Canelones', city: 'Montevideo', countryCode: 'URY' },
    coordinate,
  })
  expect(sent[0]?.pathname).toBe('/base/geo/v2/reversegeocode/json')
  expect(parametersOf(sent[0])).toEqual({ coordinate: '-34.9,-56.16' })
})

test('is null for a 204 and an empty list', async () => {
  const nothing = answering('', { status: 204 })
  expect(await nothing.client.reverseGeocode({ coordinate })).toBeNull()
  const empty = answering({ locations: [] })
  expect(await empty.client.reverseGeocode({ coordinate })).toBeNull()
})

test('is null for an address without text, only a point or a kind', async () => {
  for (const location of [{ coordinate }, { type: 'street', coordinate }]) {
    const { client } = answering({ locations: [location] })
    expect(await client.reverseGeocode({ coordinate })).toBeNull()
  }
})

test.each([
  ['fr', 'Allemagne'],
  [undefined, 'Germany'],
  ['not a language', 'Germany'],
])('names the country of a bare code in the language %s', async (language, country) => {
  const { client } = answering(
    { locations: [{ country_code: 'DE' }] },
    {},
    language ? { language } : {},
  )
  const found = await client.reverseGeocode({ coordinate })
  expect(found?.address).toEqual({ countryCode: 'DEU', country })
})

test('a location that cannot be read is a decode error, not "none', async () => {
  const { client } = answering({ locations: [{ street: ['x'], coordinate: 'here' }] })
  await expect(client.reverseGeocode({ coordinate })).rejects.toMatchObject({ kind: 'decode' })
})

test.each([{}, { locations: null }, { locations: [] }, { locations: [{}] }])(
  'reads %j as no address',
  async (body) => {
    const { client } = answering(body)
    expect(await client.reverseGeocode({ coordinate })).toBeNull()
  },
)

test('accepts the poles and the 180th meridian', async () => {
  const { client, sent } = answering({ locations: [] })
  await client.reverseGeocode({ coordinate: { latitude: 90, longitude: 180 } })
  await client.reverseGeocode({ coordinate: { latitude: -90, longitude: -180 } })
  expect(sent.map((url) => parametersOf(url).coordinate)).toEqual(['90,180', '-90,-180'])
})

test('refuses an invalid coordinate, and sends nothing', async () => {
  const { client, sent } = answering({ locations: [] })
  for (const bad of [
    { latitude: 90.0000001, longitude: 0 },
    { latitude: Number.NaN, longitude: 0 },
    // Callers may be untyped.
    JSON.parse('{ "latitude": "-34.9", "longitude": "-56.16" }'),
    JSON.parse('"-34.9,-56.16"'),
    JSON.parse('null'),
  ]) {
    await expect(client.reverseGeocode({ coordinate: bad })).rejects.toMatchObject({
      kind: 'request',
      parameter: 'coordinate',
    })
  }
  expect(sent).toEqual([])
})
