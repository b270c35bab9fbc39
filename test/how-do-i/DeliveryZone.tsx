import { AddressForm } from '@signpost/react'
import type { ReactNode } from 'react'

const zone = {
  type: 'Polygon',
  coordinates: [
    [
      [-56.23, -34.93],
      [-56.12, -34.93],
      [-56.12, -34.87],
      [-56.23, -34.87],
      [-56.23, -34.93],
    ],
  ],
} as const

export const DeliveryForm = (): ReactNode => <AddressForm country="UY" inside={zone} />
