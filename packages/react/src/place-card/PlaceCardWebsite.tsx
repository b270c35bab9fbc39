'use client'

import { safeUrl } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

/**
 * A link to the place's own website.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardWebsite />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardWebsite: ComponentWithRef<PlaceCardPartProps, HTMLElement> = forwardRef(
  function PlaceCardWebsite(props: PlaceCardPartProps, ref) {
    const place = useCardPlace(props.place)
    const { messages } = useCard()
    const href = safeUrl(place?.content?.website ?? '')
    if (!href) return null
    return (
      <PlaceCardAction
        ref={ref}
        className={props.className}
        label={messages.website}
        icon={<SvgIcon path={placePaths.website} />}
        href={href}
      />
    )
  },
)
