'use client'

import { urlHost } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { OutboundLink } from '../parts/OutboundLink.tsx'
import { useMessages } from '../provider/useMessages.ts'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { en } from './PlaceDetailsMessages.ts'

export interface PlaceWebsiteProps extends PlaceDetailProps {}

/**
 * A link to the website of a place, labeled by its host.
 *
 * @example
 * ```tsx
 * <PlaceWebsite place={place} />
 * ```
 */
export const PlaceWebsite: ComponentWithRef<PlaceWebsiteProps, HTMLDivElement> = forwardRef(
  function PlaceWebsite(props: PlaceWebsiteProps, ref) {
    const messages = useMessages('placeDetails', en, props.messages)
    const website = useCardPlace(props.place)?.content?.website ?? ''
    const host = urlHost(website)
    if (host === undefined) return null
    return (
      <div ref={ref} {...rootProps('place-website', props)}>
        <div data-part="fact">
          <SvgIcon path={placePaths.website} part="icon" />
          <div>
            <span data-hidden>{messages.website} </span>
            <OutboundLink to={website}>
              <bdi dir="ltr">{host}</bdi>
            </OutboundLink>
          </div>
        </div>
      </div>
    )
  },
)
