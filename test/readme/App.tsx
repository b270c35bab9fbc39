import { PlaceSearch, SignpostProvider } from '@signpost/react'
import '@signpost/react/styles.css'

const client = { baseUrl: 'http://127.0.0.1:8080', apiKey: 'demo' }

export default function App() {
  return (
    <SignpostProvider client={client} near={{ latitude: -34.9055, longitude: -56.1851 }}>
      <PlaceSearch label="Where to?" onSelect={({ line1 }) => console.log(line1)} />
    </SignpostProvider>
  )
}
