import { expect, test } from 'vitest'
import { answering } from '../../test/answering.ts'

type Client = ReturnType<typeof answering>['client']

const coordinate = { latitude: -34.9, longitude: -56.16 }

/** Each operation with a list: answers without one, how it is asked, and what "none" is. */
const lists: readonly (readonly [
  name: string,
  bodies: readonly unknown[],
  ask: (client: Client) => Promise<unknown>,
  none: unknown,
])[] = [
  [
    'suggest',
    [{ suggests: null }, { suggests: [] }, { exhausted: 'y' }],
    (client) => client.suggest({ query: 'a', center: coordinate }),
    { suggestions: [] },
  ],
  [
    'search',
    [{ places: null }, { places: [] }, { exhausted: 'Y' }],
    (client) => client.search({ query: 'a', center: coordinate }),
    { places: [] },
  ],
  [
    'forwardGeocode',
    [{ places: null }, { places: [] }, { exhausted: true }],
    (client) => client.forwardGeocode({ query: 'a', center: coordinate }),
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
    [{ brand_list: null }, { brand_list: [] }],
    (client) => client.listBrands({ country: 'URY' }),
    [],
  ],
  [
    'listCategories',
    [{ category_list: null }, { category_list: [] }],
    (client) => client.listCategories(),
    [],
  ],
]

for (const [name, bodies, ask, none] of lists) {
  test.each(bodies)(`${name}: reads %j as an empty list, without an error`, async (body) => {
    const { client, issues } = answering(body)
    expect(await ask(client)).toEqual(none)
    expect(issues).toEqual([])
  })
  test.each(['<p>Oops', '"text"', '7', '[]'])(`${name}: %s is an error`, async (body) => {
    const { client } = answering(body)
    await expect(ask(client)).rejects.toMatchObject({ kind: 'decode' })
  })
}

test.each([{ maneuvers: null }, {}])('reads a route without its steps: %j', async (more) => {
  const { client } = answering({ total_distance: '100', estimated_travel_time: '60', ...more })
  const asked = client.getDirections({ origin: coordinate, destination: coordinate })
  expect((await asked)?.maneuvers).toEqual([])
})
