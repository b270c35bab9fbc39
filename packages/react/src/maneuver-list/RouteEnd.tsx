'use client'

import type { LocatedAddress } from '@signpost/client'
import { addressLines, formatCoordinate, formatDuration } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { AddressText } from '../address-text/index.ts'
import { maneuverPaths } from '../icons/maneuverIcons.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import type { ManeuverListPoint } from './ManeuverListProps.ts'

interface RouteEndProps {
  readonly end: LocatedAddress | undefined
  readonly name: string | undefined
  /** The accessible label of the end. */
  readonly label: string
  readonly icon: 'start' | 'arrive'
}

/** The start or the end of a route: its name and its address, or its coordinates. */
export function RouteEnd({ end, name, label, icon }: RouteEndProps): ReactNode {
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
    <div data-part="end" data-end={icon === 'start' ? 'origin' : 'destination'}>
      <SvgIcon path={maneuverPaths[icon]} part="icon" />
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

/** The title of a leg of a route over stops: the point that it leads to, and its duration. */
export function LegTitle({ point }: { readonly point: ManeuverListPoint | undefined }): ReactNode {
  const { language: locale } = useSignpost()
  if (point === undefined) return null
  const { label, name, duration } = point
  const long = duration === undefined ? undefined : formatDuration(duration, { locale })
  const parts = [label, name, long].filter((part) => part !== undefined)
  return (
    <p data-part="group-title">
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <bdi translate={part === name ? 'no' : undefined}>{part}</bdi>
        </span>
      ))}
    </p>
  )
}
