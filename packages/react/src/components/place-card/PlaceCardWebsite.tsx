'use client'

import { safeUrl } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { Drawing } from '../../icons/Drawing.tsx'
import { placePaths } from '../../icons/placePaths.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardAction } from './PlaceCardAction.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'
import { useCardPlace } from './PlaceContext.ts'

/** A link to the place's own website. */
export function PlaceCardWebsite(props: PlaceCardPartProps): ReactNode {
  const place = useCardPlace(props.place)
  const { words } = useCard()
  const href = safeUrl(place?.content?.website ?? '')
  if (!href) return null
  return (
    <PlaceCardAction
      label={words.website}
      icon={<Drawing path={placePaths.website} />}
      href={href}
    />
  )
}
