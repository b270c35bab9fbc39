'use client'

import { formatDuration } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { useSignpost } from '../provider/useSignpost.ts'
import type { ManeuverListPoint } from './ManeuverListProps.ts'

/** The title of a leg of a route over stops: the point that it leads to, and its duration. */
export function LegTitle({ point }: { readonly point: ManeuverListPoint | undefined }): ReactNode {
  const { language: locale } = useSignpost()
  if (point === undefined) return null
  const { label, name, duration } = point
  const time = duration === undefined ? undefined : formatDuration(duration, { locale })
  const parts = Object.entries({ label, name, time }).filter(([, text]) => text !== undefined)
  return (
    <p data-part="group-title">
      {parts.map(([key, text], index) => (
        <span key={key}>
          {index > 0 && ' · '}
          <bdi translate={key === 'name' ? 'no' : undefined}>{text}</bdi>
        </span>
      ))}
    </p>
  )
}
