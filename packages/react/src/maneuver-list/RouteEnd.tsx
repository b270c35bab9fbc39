'use client'

import type { LocatedAddress } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { AddressText } from '../address-text/index.ts'
import { maneuverPaths } from '../icons/maneuverIcons.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'

export interface RouteEndProps {
  readonly end: LocatedAddress | undefined
  /** The accessible label of the end. */
  readonly label: string
  readonly icon: 'start' | 'arrive'
}

/** The start or the end of a route: its address, or its coordinates. */
export function RouteEnd({ end, label, icon }: RouteEndProps): ReactNode {
  if (!end) return null
  const isPoint = end.coordinate && Object.values(end.address).every((part) => !part)
  return (
    <div data-part="route-end" data-end={icon === 'start' ? 'origin' : 'destination'}>
      <SvgIcon path={maneuverPaths[icon]} part="end-icon" />
      <p data-part="end-address">
        <span data-hidden="">{label}: </span>
        {isPoint && end.coordinate ? (
          <bdi>{formatCoordinate(end.coordinate)}</bdi>
        ) : (
          <AddressText address={end.address} layout="line" />
        )}
      </p>
    </div>
  )
}
