import { PlaceSearch, type PlaceSearchEvent } from '@signpost/react'
import type { ReactNode } from 'react'

export interface MeasuredSearchProps {
  readonly consent: boolean
  readonly report: (name: string, details: object) => void
}

export function MeasuredSearch({ consent, report }: MeasuredSearchProps): ReactNode {
  const onEvent = ({ type, ...details }: PlaceSearchEvent): void => report(type, details)
  return <PlaceSearch onEvent={consent ? onEvent : undefined} />
}
