'use client'

import type { ReactNode } from 'react'
import { FuelPrices } from '../fuel-prices/FuelPrices.tsx'
import { PartnerAttribution } from '../partner-review/PartnerAttribution.tsx'
import { PartnerReview } from '../partner-review/PartnerReview.tsx'
import type { PlaceCardSize } from './CardContext.ts'
import { PlaceCardActions } from './PlaceCardActions.tsx'
import { PlaceCardAddress } from './PlaceCardAddress.tsx'
import { PlaceCardFacts } from './PlaceCardFacts.tsx'
import { PlaceCardHeader } from './PlaceCardHeader.tsx'
import { PlaceCardHours } from './PlaceCardHours.tsx'

/**
 * The parts of a size. What a skeleton has shown comes first, so that nothing which is known only with the place pushes it down.
 */
export function DefaultParts({ size }: { readonly size: PlaceCardSize }): ReactNode {
  if (size === 'compact') {
    return (
      <>
        <PlaceCardHeader />
        <PlaceCardAddress />
        <PlaceCardHours />
        <PartnerAttribution />
      </>
    )
  }
  return (
    <>
      <PlaceCardHeader />
      <PlaceCardActions />
      <PlaceCardAddress />
      <PlaceCardHours />
      {size === 'card' ? <PartnerAttribution /> : <PartnerReview />}
      <FuelPrices />
      {size === 'full' && <PlaceCardFacts />}
    </>
  )
}
