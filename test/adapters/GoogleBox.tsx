import { google } from '@signpost/adapters/google'
import { PlaceSearch, SignpostProvider } from '@signpost/react'
import '@signpost/react/styles.css'

const client = { baseUrl: 'https://geo.invalid', fetch: google({ apiKey: 'YOUR_KEY' }) }

export const App = () => (
  <SignpostProvider client={client} near={{ latitude: 52.52, longitude: 13.405 }}>
    <PlaceSearch label="Place" onSelect={async (_, { details }) => console.log(await details())} />
  </SignpostProvider>
)
