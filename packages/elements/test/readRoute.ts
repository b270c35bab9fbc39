import { createConnection, getDirections, type Route } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'

/** A route as the client makes it. */
export async function readRoute(): Promise<Route> {
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'any',
    fetch: createGeoFetch(),
  })
  const route = await getDirections(connection, {
    origin: { latitude: -34.9077, longitude: -56.2012 },
    destination: { latitude: -34.8945, longitude: -56.1529 },
  })
  if (!route) throw new Error('There is no route.')
  return route
}
