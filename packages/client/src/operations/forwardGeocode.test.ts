import { expect, test } from 'vitest'
import { answering, parametersOf } from '../../test/answering.ts'

const near = { latitude: 38.9, longitude: -77.03 }

test('searches addresses only', async () => {
  const { client, sent } = answering({
    places: [{ accuracy: 10, distance: 3, location: { street: 'M St NW', house_number: '1' } }],
  })
  const { places } = await client.forwardGeocode({ query: '1 M St NW', near })
  expect(sent[0]?.pathname).toBe('/base/geo/v2/search/json')
  expect(parametersOf(sent[0])).toEqual({
    query: '1 M St NW',
    search_center: '38.9,-77.03',
    type: 'address-only',
  })
  expect(places[0]).toMatchObject({
    accuracy: 10,
    distance: 3,
    address: { street: 'M St NW', houseNumber: '1' },
  })
})

test('sends a limit, the position of the user and an area', async () => {
  const { client, sent } = answering({ places: [{ name: 'A' }, { name: 'B' }] })
  const { places } = await client.forwardGeocode({
    query: 'a',
    near,
    limit: 1,
    userPosition: { latitude: 1, longitude: 2 },
    countries: ['URY', 'ARG'],
    bounds: { south: 1, west: 2, north: 3, east: 4 },
  })
  expect(places).toHaveLength(1)
  expect(parametersOf(sent[0])).toEqual({
    query: 'a',
    search_center: '38.9,-77.03',
    type: 'address-only',
    user_position: '1,2',
    iterator_length: '1',
    countries: 'URY,ARG',
    bounds: '1,2,3,4',
  })
})

test('a 204 is an empty answer', async () => {
  const { client } = answering('', { status: 204 })
  expect(await client.forwardGeocode({ query: 'a', near })).toEqual({ places: [] })
})

test.each([
  ['query', { query: '', near }],
  ['near', { query: 'a', near: { latitude: 0, longitude: Number.POSITIVE_INFINITY } }],
  ['limit', { query: 'a', near, limit: 0 }],
  ['userPosition', { query: 'a', near, userPosition: { latitude: 91, longitude: 0 } }],
])(
  'refuses an invalid %s with an error that names this operation, and sends nothing',
  async (parameter, bad) => {
    const { client, sent } = answering({ places: [] })
    const operation = 'forwardGeocode'
    await expect(client.forwardGeocode(bad)).rejects.toMatchObject({ operation, parameter })
    expect(sent).toEqual([])
  },
)
