'use client'

import { formatCoordinate } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { iconPaths } from '../icons/iconPaths.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import type { PlaceCardCopyProps } from './CopyAction.tsx'
import { CopyAction } from './CopyAction.tsx'

/**
 * A button that copies latitude and longitude.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardCopyCoordinates hideLabel />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardCopyCoordinates: ComponentWithRef<PlaceCardCopyProps, HTMLElement> =
  forwardRef(function PlaceCardCopyCoordinates(props: PlaceCardCopyProps, ref) {
    const place = useCardPlace(props.place)
    const { messages } = useCard()
    const text = place?.coordinate && formatCoordinate(place.coordinate)
    return text ? (
      <CopyAction
        {...props}
        ref={ref}
        label={messages.copyCoordinates}
        text={text}
        path={props.hideLabel ? undefined : iconPaths.coordinate}
      />
    ) : null
  })
