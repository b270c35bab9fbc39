import { SearchResults, SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'

export const InMiles = (): ReactNode => (
  <SignpostProvider units="imperial">
    <SearchResults query="theatre" />
  </SignpostProvider>
)
