'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import type { HeadingLevel } from '../parts/SectionTitle.tsx'
import { PlaceDescription } from './PlaceDescription.tsx'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { PlaceFacts } from './PlaceFacts.tsx'
import { PlacePhones } from './PlacePhones.tsx'
import { PlaceTips } from './PlaceTips.tsx'
import { PlaceWebsite } from './PlaceWebsite.tsx'
import { SponsoredLabel } from './SponsoredLabel.tsx'

export interface PlaceAboutProps extends PlaceDetailProps {
  /** Marks the content as sponsored. */
  readonly isSponsored?: boolean | undefined
  /** The level of the headings. Default: 3. */
  readonly headingLevel?: HeadingLevel | undefined
}

/**
 * The details of a place besides its address and hours: description, phone numbers, website, facts and tips. Renders nothing when there are none.
 *
 * @example
 * ```tsx
 * <PlaceAbout place={place} />
 * ```
 */
export const PlaceAbout: ComponentWithRef<PlaceAboutProps, HTMLDivElement> = forwardRef(
  function PlaceAbout({ isSponsored, headingLevel, className, ...props }: PlaceAboutProps, ref) {
    const place = useCardPlace(props.place)
    if (place === undefined || (place.phones.length === 0 && place.content === undefined))
      return null
    return (
      <div ref={ref} className={className} data-signpost="place-about">
        {isSponsored && <SponsoredLabel messages={props.messages} />}
        <PlaceDescription {...props} />
        <PlacePhones {...props} />
        <PlaceWebsite {...props} />
        <PlaceFacts {...props} headingLevel={headingLevel} />
        <PlaceTips {...props} />
      </div>
    )
  },
)
