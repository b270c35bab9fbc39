import { Directions, PlaceBrowser } from '@signpost/map'
import { PlaceSearch, SignpostProvider } from '@signpost/react'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/react/styles.css'
import '@signpost/map/styles.css'

const client = { baseUrl: location.origin, apiKey: 'demo' }
const near = { latitude: -34.9055, longitude: -56.1851 }
const map = { workerUrl: worker }

export function Example() {
  return (
    <SignpostProvider client={client} near={near}>
      {/* The whole page. */}
      <PlaceBrowser map={map} />

      {/* Only the search box. */}
      <PlaceSearch label="Where to?" onSelect={({ line1 }) => console.log(line1)} />

      {/* Only the directions. */}
      <Directions map={map} />
    </SignpostProvider>
  )
}
