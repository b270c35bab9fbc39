'use client'

import { phoneLink } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

/**
 * A link that calls a place: the first of its numbers that can be dialled.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardCall />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardCall: ComponentWithRef<PlaceCardPartProps, HTMLElement> = forwardRef(
  function PlaceCardCall(props: PlaceCardPartProps, ref) {
    const place = useCardPlace(props.place)
    const { messages } = useCard()
    const links = place?.phones.map((phone) =>
      phone.type === 'fax' ? undefined : phoneLink(phone),
    )
    const href = links?.find((link) => link !== undefined)
    if (!href) return null
    return (
      <PlaceCardAction
        ref={ref}
        className={props.className}
        label={messages.call}
        icon={<SvgIcon path={placePaths.phone} />}
        href={href}
      />
    )
  },
)
