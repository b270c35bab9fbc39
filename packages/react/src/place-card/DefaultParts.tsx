'use client'

import type { ReactNode } from 'react'
import { FuelPrices } from '../fuel-prices/index.ts'
import { PartnerAttribution, PartnerReview } from '../partner-review/index.ts'
import { PhotoGallery } from '../photo-gallery/index.ts'
import { PlaceAbout } from '../place-details/index.ts'
import { useCard } from './CardContext.ts'
import { levelBelow } from './levelBelow.ts'
import { PlaceCardActions } from './PlaceCardActions.tsx'
import { PlaceCardAddress } from './PlaceCardAddress.tsx'
import { PlaceCardFacts } from './PlaceCardFacts.tsx'
import { PlaceCardHeader } from './PlaceCardHeader.tsx'
import { PlaceCardHours } from './PlaceCardHours.tsx'

/**
 * The parts of a size. What a skeleton has shown comes first, so that nothing which is known only with the place pushes it down.
 */
export function DefaultParts(): ReactNode {
  const { size, headingLevel } = useCard()
  const below = levelBelow(headingLevel)
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
      <PhotoGallery />
      <FuelPrices headingLevel={below} />
      {size === 'full' && (
        <>
          <PlaceAbout headingLevel={below} />
          <PlaceCardFacts />
        </>
      )}
    </>
  )
}
