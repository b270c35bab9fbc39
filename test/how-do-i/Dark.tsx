import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export const DarkSearch = (): ReactNode => (
  <div data-color-scheme="dark">
    <PlaceSearch />
  </div>
)
