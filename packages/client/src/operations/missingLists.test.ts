import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'

type Client = ReturnType<typeof answering>['client']

const coordinate = { latitude: -34.9, longitude: -56.16 }

/** The operations with a list: answers without it, the call, and the empty result. */
const lists: readonly (readonly [
  name: string,
  bodies: readonly unknown[],
  ask: (client: Client) => Promise<unknown>,
  none: unknown,
])[] = [
  [
    'suggest',
    [{ suggests: null }, { suggests: [] }, { exhausted: 'y' }, { iterator_status: 's' }, {}],
    (client) => client.suggest({ query: 'a', near: coordinate }),
    { suggestions: [] },
  ],
  [
    'search',
    [{ places: null }, { places: [] }, { exhausted: 'Y' }, {}],
    (client) => client.search({ query: 'a', near: coordinate }),
    { places: [] },
  ],
  [
    'forwardGeocode',
    [{ places: null }, { places: [] }, { exhausted: true }, {}],
    (client) => client.forwardGeocode({ query: 'a', near: coordinate }),
    { places: [] },
  ],
  [
    'reverseGeocode',
    [{ locations: null }, { locations: [] }, {}],
    (client) => client.reverseGeocode({ coordinate }),
    null,
  ],
  [
    'listBrands',
    [{ brand_list: null }, { brand_list: [] }, {}],
    (client) => client.listBrands({ country: 'URY' }),
    [],
  ],
  [
    'listCategories',
    [{ category_list: null }, { category_list: [] }, {}],
    (client) => client.listCategories(),
    [],
  ],
]

for (const [name, bodies, ask, none] of lists) {
  test.each(bodies)(`${name}: reads %j as an empty list, without an error`, async (body) => {
    const { client, issues } = answering(body)
    const answer = await ask(client)
    expect(none && typeof none === 'object' ? answer : { answer }).toMatchObject(
      none ?? { answer: none },
    )
    expect(issues).toEqual([])
  })
  test.each(['<p>Oops', '"text"', '7', '[]', '{"error":"over quota"}'])(
    `${name}: reads %s as an error`,
    async (body) => {
      const { client } = answering(body)
      await expect(ask(client)).rejects.toMatchObject({
        kind: 'decode',
        message: expect.stringContaining('Check `baseUrl`'),
      })
    },
  )
}

test.each([
  [
    { suggests: [{ search_filter: 'f' }] },
    'suggests[0]',
    (client: Client) => client.suggest({ query: 'a', near: coordinate }),
  ],
  [
    { places: [{ distance: 20 }] },
    'places[0]',
    (client: Client) => client.search({ query: 'a', near: coordinate }),
  ],
  [
    { places: 'none' },
    'places',
    (client: Client) => client.search({ query: 'a', near: coordinate }),
  ],
  [
    { brand_list: [{}] },
    'brand_list[0]',
    (client: Client) => client.listBrands({ country: 'URY' }),
  ],
  [
    { maneuvers: ['left'] },
    'maneuvers[0]',
    (client: Client) => client.getDirections({ origin: coordinate, destination: coordinate }),
  ],
])('%j: the error names %s, and does not blame baseUrl', async (body, path, ask) => {
  const { client } = answering(body)
  const error: unknown = await ask(client).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'decode', message: expect.stringContaining(`\`${path}\``) })
  expect(String(error)).not.toContain('baseUrl')
})

test.each([{ maneuvers: null }, {}])('reads a route without maneuvers: %j', async (more) => {
  const { client } = answering({ total_distance: '100', estimated_travel_time: '60', ...more })
  const asked = client.getDirections({ origin: coordinate, destination: coordinate })
  expect((await asked)?.maneuvers).toEqual([])
})

test.each([{}, { maneuvers: [] }, { maneuvers: [], origin: {} }])(
  'reads %j as no route',
  async (body) => {
    const { client, issues } = answering(body)
    const asked = client.getDirections({ origin: coordinate, destination: coordinate })
    expect([await asked, issues.filter(({ path }) => path !== 'origin')]).toEqual([null, []])
  },
)

test.each([
  { route_id: 'r' },
  { route_extents: { top_left_coordinate: coordinate, bottom_right_coordinate: coordinate } },
  { origin: { city: 'Montevideo' } },
])('reads %j as a route with few known fields', async (body) => {
  const { client, issues } = answering(body)
  const asked = client.getDirections({ origin: coordinate, destination: coordinate })
  expect([await asked, issues]).toMatchObject([{ path: [], maneuvers: [] }, []])
})
