import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

const pin = (
  <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
    <circle cx={10} cy={10} r={6} fill="currentColor" />
  </svg>
)

export const WithPin = (): ReactNode => <PlaceSearch icon={pin} clearIcon="×" />
