'use client'

import type { ReactNode } from 'react'
import { FuelPrices } from '../fuel-prices/index.ts'
import { PartnerAttribution, PartnerReview } from '../partner-review/index.ts'
import type { HeadingLevel } from '../parts/SectionTitle.tsx'
import { PhotoGallery } from '../photo-gallery/index.ts'
import { PlaceAbout } from '../place-details/index.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardActions } from './PlaceCardActions.tsx'
import { PlaceCardAddress } from './PlaceCardAddress.tsx'
import { PlaceCardFacts } from './PlaceCardFacts.tsx'
import { PlaceCardHeader } from './PlaceCardHeader.tsx'
import { PlaceCardHours } from './PlaceCardHours.tsx'

/** The parts of a size. The parts that the skeleton has come first, so that the others do not move them. */
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

const levels = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const

/** The level of a heading below a heading of this level. */
function levelBelow(level: HeadingLevel): HeadingLevel {
  return levels[level]
}
