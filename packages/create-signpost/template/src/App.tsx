import type { Suggestion } from '@signpost/client'
import { PlaceCard, PlaceSearch, SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { useState } from 'react'
import '@signpost/react/styles.css'

// Sample places, searched in the page itself. For a service, use { baseUrl: 'https://geo.example', apiKey: 'YOUR_KEY' };
// for Google, Mapbox, Photon or another geocoder, an adapter of `@signpost/adapters` as `fetch`.
const client = { baseUrl: 'https://geo.example', fetch: createGeoFetch({ requireKey: false }) }
const montevideo = { latitude: -34.9055, longitude: -56.1851 }

export function App() {
  const [chosen, setChosen] = useState<Suggestion>()
  return (
    <SignpostProvider client={client} near={montevideo}>
      <main>
        <h1>Where to?</h1>
        <PlaceSearch label="Search for a place" onSelect={setChosen} />
        {chosen && <PlaceCard suggestion={chosen} size="full" />}
      </main>
    </SignpostProvider>
  )
}
