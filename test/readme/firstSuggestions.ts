import { createGeoClient } from '@signpost/client'

const client = createGeoClient({ baseUrl: 'https://geo.example', apiKey: 'YOUR_KEY' })
const near = { latitude: -34.9055, longitude: -56.1851 }

const { suggestions } = await client.suggest({ query: 'teatro', near, limit: 3 })
for (const suggestion of suggestions) {
  const distance = suggestion.kind === 'place' ? `${suggestion.distance} m` : ''
  console.log(suggestion.kind, suggestion.line1, distance)
}
