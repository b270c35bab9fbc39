import type { Coordinate, Outline } from '@signpost/client/domain'
import { AddressForm } from '@signpost/react'
import type { ReactNode } from 'react'

/** A radius as a GeoJSON polygon, with the longitude first. */
function circle({ latitude, longitude }: Coordinate, kilometers: number): Outline {
  const north = kilometers / 111.2
  const east = north / Math.cos((latitude * Math.PI) / 180)
  const corners = Array.from({ length: 65 }, (_, corner) => {
    const angle = ((corner % 64) / 32) * Math.PI
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [corners] }
}

const zone = circle({ latitude: -34.9, longitude: -56.175 }, 5)

export const DeliveryForm = (): ReactNode => <AddressForm country="UY" inside={zone} />
