import { StoreLocator } from '@signpost/map'
import type { ReactNode } from 'react'

const stores = [
  { id: '1', name: 'Centro', coordinate: { latitude: -34.9055, longitude: -56.1913 } },
  { id: '2', name: 'Pocitos', coordinate: { latitude: -34.911, longitude: -56.151 } },
]

export const OurStores = (): ReactNode => <StoreLocator stores={stores} map={false} />
