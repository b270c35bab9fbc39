import { PlaceSearch, SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'

const montevideo = { latitude: -34.9055, longitude: -56.1851 }

export const Private = (): ReactNode => (
  <SignpostProvider client={{ baseUrl: '/geo-proxy' }} near={montevideo}>
    <PlaceSearch />
  </SignpostProvider>
)
