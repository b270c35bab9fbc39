import { createConnection, type Place, search } from '@signpost/client'
import { hostileTexts } from '@signpost/testing/fixtures'
import { localMontevideo } from '../../.storybook/localCities.ts'

async function readPlaces(sent: readonly unknown[]): Promise<readonly Place[]> {
  const fetch = async () => new Response(JSON.stringify({ places: sent }))
  const connection = createConnection({ baseUrl: 'https://geo.example', apiKey: 'demo', fetch })
  const near = { latitude: -34.9055, longitude: -56.1851 }
  return (await search(connection, { query: 'any', near })).places
}

/** Places of Montevideo, as a search by relevance returns them. */
export const places: readonly Place[] = await readPlaces(
  localMontevideo.places.map((place, index) => ({ ...place, distance: (index * 730) % 4100 })),
)

/** Ten thousand places. */
export const thousands: readonly Place[] = await readPlaces(
  Array.from({ length: 10_000 }, (_, index) => {
    const place = localMontevideo.places[index % localMontevideo.places.length]
    return { ...place, name: `${place?.name} ${index + 1}`, distance: index * 10 }
  }),
)

/** Places with hostile texts. */
export const hostilePlaces: readonly Place[] = await readPlaces(
  Object.values(hostileTexts).map((text) => ({
    name: text,
    distance: 100,
    location: { street: text, city: text, country_code: 'URY' },
    categories: [{ code: 'cafe', name: text }],
    brand: [{ id: text, name: text }],
  })),
)
