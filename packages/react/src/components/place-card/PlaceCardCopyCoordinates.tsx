'use client'

import { formatCoordinate } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { iconPaths } from '../../icons/iconPaths.ts'
import { useCard } from './CardContext.ts'
import { CopyAction } from './CopyAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'
import { useCardPlace } from './PlaceContext.ts'

/** A button that copies latitude and longitude. */
export function PlaceCardCopyCoordinates(props: PlaceCardPartProps): ReactNode {
  const place = useCardPlace(props.place)
  const { words } = useCard()
  const text = place?.coordinate && formatCoordinate(place.coordinate)
  return text ? (
    <CopyAction label={words.copyCoordinates} text={text} path={iconPaths.coordinate} />
  ) : null
}
