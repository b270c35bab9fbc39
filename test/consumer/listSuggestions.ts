import { createGeoClient } from '@signpost/client'

/** The code of an application, which returns one line for each suggestion of the service at `baseUrl`. */
export async function listSuggestions(baseUrl: string): Promise<string[]> {
  const client = createGeoClient({ baseUrl, apiKey: 'demo' })
  const near = { latitude: -34.9, longitude: -56.2 }
  const { suggestions } = await client.suggest({ query: 'caf', near, limit: 5 })
  return suggestions.map((it) => (it.kind === 'place' ? `${it.line1}, ${it.distance} m` : it.line1))
}
