import { createGeoClient } from '@signpost/client'

const client = createGeoClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo' })
const near = { latitude: -34.9055, longitude: -56.1913 }

/** The coordinates of addresses, one after the other, and only those that are found to the house. */
export async function geocodeList(addresses: readonly string[]): Promise<void> {
  for (const query of addresses) {
    const { places } = await client.forwardGeocode({ query, near })
    const [best] = places
    const isHouse = (best?.accuracy ?? 0) >= 9
    console.log(query, isHouse ? best?.coordinate : 'not found')
  }
}
