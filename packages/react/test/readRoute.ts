import { createConnection, getDirections, type Route } from '@signpost/client'

/** A route as the client makes it from what a service sends, which a test may have made odd. */
export async function readRoute(sent: unknown): Promise<Route> {
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    fetch: async () => new Response(JSON.stringify(sent)),
  })
  const anywhere = { latitude: -34.9055, longitude: -56.1913 }
  const route = await getDirections(connection, { origin: anywhere, destination: anywhere })
  if (!route) throw new Error('The client read no route.')
  return route
}
