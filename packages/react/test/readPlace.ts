import { createConnection, type Place, search } from '@signpost/client'

/** A place as the client makes it from what a service sends, which a test may have made odd. */
export async function readPlace(sent: unknown): Promise<Place> {
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    fetch: async () => new Response(JSON.stringify({ places: [sent] })),
  })
  const near = { latitude: -34.9055, longitude: -56.1913 }
  const { places } = await search(connection, { query: 'any', near })
  const [place] = places
  if (!place) throw new Error('The client left the place out.')
  return place
}
