'use client'

import type { Place } from '@signpost/client'
import type { ReactNode } from 'react'
import { useOpeningHours } from '../opening-hours/index.ts'
import { OpeningStatusLine } from '../parts/OpeningStatusLine.tsx'

/** The opening status of a place, if its time zone is known. */
export function ResultHours({ place }: { readonly place: Place }): ReactNode {
  const { mayHaveStatus, summary, messages } = useOpeningHours({ place })
  if (!mayHaveStatus) return null
  return (
    <div data-signpost="opening-hours" data-opening={summary?.tone ?? 'unknown'}>
      <OpeningStatusLine summary={summary} messages={messages} />
    </div>
  )
}
