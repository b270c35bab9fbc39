import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export const Addresses = (): ReactNode => <PlaceSearch kinds={['address']} />
