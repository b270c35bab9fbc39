'use client'

import type { Place } from '@signpost/client'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { AttributionContext } from '../internals/AttributionContext.ts'
import { PartnerAttribution } from '../partner-review/index.ts'
import { warnOnce } from '../provider/warnOnce.ts'

export interface EnsureAttributionProps {
  readonly place: Place
  readonly children: ReactNode
}

/** Adds the credit of the review provider, which the provider requires, unless one of the children shows it. */
export function EnsureAttribution({ place, children }: EnsureAttributionProps): ReactNode {
  const [credits, setCredits] = useState(0)
  const [checked, setChecked] = useState<Place>()
  const credit = useCallback(() => {
    setCredits((count) => count + 1)
    return () => setCredits((count) => count - 1)
  }, [])
  // Effects of children run first, so their credits are already registered here.
  useEffect(() => setChecked(place), [place])
  const isMissing = place.partner?.review !== undefined && checked === place && credits === 0
  useEffect(() => {
    if (isMissing) warnOnce(missingCredit)
  }, [isMissing])
  return (
    <>
      <AttributionContext.Provider value={credit}>{children}</AttributionContext.Provider>
      {isMissing && <PartnerAttribution />}
    </>
  )
}

const missingCredit =
  'A PlaceCard shows a place with content of a review provider, and none of its children credits that provider, which requires it. ' +
  'PlaceCard has added a PartnerAttribution at its end. Put <PartnerAttribution /> or <PartnerReview /> where you want it.'
