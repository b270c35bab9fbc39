import { combine } from '@signpost/adapters'
import { photon } from '@signpost/adapters/photon'
import { valhalla } from '@signpost/adapters/valhalla'
import { PlaceSearch, SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'

const geo = combine(
  photon({ url: 'https://photon.example' }),
  valhalla({ url: 'https://routes.example' }),
)
const client = { baseUrl: 'https://geo.invalid', fetch: geo }

export function App({ children }: { children?: ReactNode }): ReactNode {
  return (
    <SignpostProvider client={client} near={{ latitude: 52.52, longitude: 13.405 }}>
      <PlaceSearch label="Where to?" onSelect={({ line1 }) => console.log(line1)} />
      {children}
    </SignpostProvider>
  )
}
