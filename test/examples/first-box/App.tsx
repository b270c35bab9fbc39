import { PlaceSearch, SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import '@signpost/react/styles.css'

const client = { baseUrl: 'https://geo.example', fetch: createGeoFetch({ requireKey: false }) }

export default function App() {
  return (
    <SignpostProvider client={client} near={{ latitude: -34.9055, longitude: -56.1851 }}>
      <PlaceSearch label="Where to?" onSelect={({ line1 }) => console.log(line1)} />
    </SignpostProvider>
  )
}
