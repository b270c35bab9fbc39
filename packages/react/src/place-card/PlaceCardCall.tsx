'use client'

import { phoneLink } from '@signpost/client/domain'
import type { ReactNode } from 'react'
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
export function PlaceCardCall(props: PlaceCardPartProps): ReactNode {
  const place = useCardPlace(props.place)
  const { messages } = useCard()
  const links = place?.phones.map((phone) => (phone.type === 'fax' ? undefined : phoneLink(phone)))
  const href = links?.find((link) => link !== undefined)
  if (!href) return null
  return (
    <PlaceCardAction label={messages.call} icon={<SvgIcon path={placePaths.phone} />} href={href} />
  )
}
