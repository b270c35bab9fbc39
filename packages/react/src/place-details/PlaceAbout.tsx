'use client'

import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
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
  readonly sponsored?: boolean | undefined
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
  function PlaceAbout(props: PlaceAboutProps, ref) {
    const { sponsored, headingLevel, messages } = props
    const place = useCardPlace(props.place)
    if (place === undefined || (place.phones.length === 0 && place.content === undefined))
      return null
    const details = { place, messages }
    return (
      <div ref={ref} {...rootProps('place-about', props)}>
        {sponsored && <SponsoredLabel messages={messages} />}
        <PlaceDescription {...details} />
        <PlacePhones {...details} />
        <PlaceWebsite {...details} />
        <PlaceFacts {...details} headingLevel={headingLevel} />
        <PlaceTips {...details} />
      </div>
    )
  },
)
