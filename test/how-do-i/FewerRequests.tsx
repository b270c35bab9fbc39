import { withCache, withRateLimit } from '@signpost/adapters'
import { photon } from '@signpost/adapters/photon'
import { PlaceSearch, SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'

const geo = withCache(
  withRateLimit(photon({ url: 'https://photon.example' }), { perSecond: 5, burst: 10 }),
  { seconds: 600, most: 1000 },
)
const client = { baseUrl: 'https://geo.invalid', fetch: geo }

export const FewerRequests = (): ReactNode => (
  <SignpostProvider client={client} requests="thrifty">
    <PlaceSearch minLength={3} />
  </SignpostProvider>
)
