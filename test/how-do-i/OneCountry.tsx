import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export const InUruguay = (): ReactNode => <PlaceSearch countries={['URY']} />
