'use client'

import type { ReactNode } from 'react'
import { FuelPrices } from '../fuel-prices/index.ts'
import { Chevron } from '../kit/Chevron.tsx'
import { PartnerAttribution } from '../partner-review/index.ts'
import type { HeadingLevel } from '../parts/SectionTitle.tsx'
import { PhotoGallery } from '../photo-gallery/index.ts'
import { PlaceAbout } from '../place-details/index.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardActions } from './PlaceCardActions.tsx'
import { PlaceCardAddress } from './PlaceCardAddress.tsx'
import { PlaceCardFacts } from './PlaceCardFacts.tsx'
import { PlaceCardHeader } from './PlaceCardHeader.tsx'
import { PlaceCardHours } from './PlaceCardHours.tsx'

/** The default parts of a card by its size. Photos appear above the header, but follow the actions in reading and tab order. */
export function DefaultParts(): ReactNode {
  const { size, headingLevel, messages } = useCard()
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
      <PlaceCardHeader>
        <PartnerAttribution />
      </PlaceCardHeader>
      <PlaceCardActions />
      <div data-part="photos">
        <PhotoGallery />
      </div>
      <PlaceCardAddress />
      <PlaceCardHours />
      <FuelPrices headingLevel={below} />
      {size === 'full' && (
        <>
          <PlaceAbout headingLevel={below} />
          <details data-part="details">
            <summary>
              <span>{messages.details}</span>
              <Chevron />
            </summary>
            <PlaceCardFacts />
          </details>
        </>
      )}
    </>
  )
}

const levels = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const

/** Returns the level of a heading one level below. */
function levelBelow(level: HeadingLevel): HeadingLevel {
  return levels[level]
}
