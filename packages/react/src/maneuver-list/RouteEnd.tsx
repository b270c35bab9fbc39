'use client'

import type { LocatedAddress } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { AddressText } from '../address-text/index.ts'
import { maneuverPaths } from '../icons/maneuverIcons.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'

interface RouteEndProps {
  readonly end: LocatedAddress | undefined
  readonly name: string | undefined
  /** The accessible label of the end. */
  readonly label: string
  readonly kind: 'origin' | 'destination'
  /** False beside a step that has the same icon. */
  readonly hasIcon?: boolean
}

/** The start or the end of a route: its name and its address, or its coordinates. */
export function RouteEnd(props: RouteEndProps): ReactNode {
  const { end, name, label, kind, hasIcon = true } = props
  if (!end && name === undefined) return null
  const isPoint = end?.coordinate && Object.values(end.address).every((part) => !part)
  const hidden = <span data-hidden="">{`${label}: `}</span>
  const place =
    isPoint && end?.coordinate ? (
      <bdi translate="no">{formatCoordinate(end.coordinate)}</bdi>
    ) : (
      <AddressText address={end?.address} layout="line" without={name} />
    )
  const lines = end ? addressLines(end.address) : []
  const isMore = !isPoint && lines.some((line) => line !== name)
  return (
    <div data-part="end" data-end={kind}>
      {hasIcon && (
        <SvgIcon path={maneuverPaths[kind === 'origin' ? 'start' : 'arrive']} part="icon" />
      )}
      {name === undefined ? (
        <p data-part="address">
          {hidden}
          {place}
        </p>
      ) : (
        <div data-part="text">
          <p data-part="address">
            {hidden}
            <bdi translate="no">{name}</bdi>
          </p>
          {isMore && <p data-part="distance">{place}</p>}
        </div>
      )}
    </div>
  )
}
