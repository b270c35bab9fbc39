'use client'

import { safeUrl } from '@signpost/client/domain'
import type { ReactNode } from 'react'
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
export function PlaceCardWebsite(props: PlaceCardPartProps): ReactNode {
  const place = useCardPlace(props.place)
  const { messages } = useCard()
  const href = safeUrl(place?.content?.website ?? '')
  if (!href) return null
  return (
    <PlaceCardAction
      label={messages.website}
      icon={<SvgIcon path={placePaths.website} />}
      href={href}
    />
  )
}
