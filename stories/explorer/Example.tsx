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
      {/* This page. */}
      <PlaceBrowser map={map} />

      {/* Its search box alone. */}
      <PlaceSearch label="Where to?" onSelect={({ line1 }) => console.log(line1)} />

      {/* Its directions alone. */}
      <Directions map={map} />
    </SignpostProvider>
  )
}
