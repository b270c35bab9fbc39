'use client'

import { formatCoordinate } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { iconPaths } from '../icons/iconPaths.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import { CopyAction } from './CopyAction.tsx'
import type { PlaceCardCopyProps } from './PlaceCardCopyProps.ts'

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
export function PlaceCardCopyCoordinates(props: PlaceCardCopyProps): ReactNode {
  const place = useCardPlace(props.place)
  const { messages } = useCard()
  const text = place?.coordinate && formatCoordinate(place.coordinate)
  return text ? (
    <CopyAction
      label={messages.copyCoordinates}
      text={text}
      path={props.hideLabel ? undefined : iconPaths.coordinate}
      hideLabel={props.hideLabel}
    />
  ) : null
}
