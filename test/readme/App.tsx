import { PlaceSearch, SignpostProvider } from '@signpost/react'
import '@signpost/react/styles.css'
import type { ReactNode } from 'react'

const client = { baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo' }
const montevideo = { latitude: -34.9055, longitude: -56.1851 }

export function App(): ReactNode {
  return (
    <SignpostProvider client={client} near={montevideo}>
      <PlaceSearch label="Where to?" onSelect={({ line1 }) => console.log(line1)} />
    </SignpostProvider>
  )
}
