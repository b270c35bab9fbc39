import { PlaceSearch } from '@signpost/react'
import type { ReactNode } from 'react'

export interface MeasuredSearchProps {
  readonly consent: boolean
  readonly report: (name: string, event: object) => void
}

export function MeasuredSearch({ consent, report }: MeasuredSearchProps): ReactNode {
  const analytics = {
    consent,
    onRequest: (event: object) => report('request', event),
    onImpression: (event: object) => report('impression', event),
    onNoResults: (event: object) => report('no results', event),
    onSelection: (event: object) => report('selection', event),
    onAbandonment: (event: object) => report('abandonment', event),
  }
  return <PlaceSearch analytics={analytics} />
}
