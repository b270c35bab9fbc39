'use client'

import { addressLines } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import type { PlaceCardCopyProps } from './CopyAction.tsx'
import { CopyAction } from './CopyAction.tsx'

/**
 * A button that copies the address, on one line.
 *
 * @example
 * ```tsx
 * <PlaceCardActions place={place}>
 *   <PlaceCardCopyAddress />
 * </PlaceCardActions>
 * ```
 */
export const PlaceCardCopyAddress: ComponentWithRef<PlaceCardCopyProps, HTMLElement> = forwardRef(
  function PlaceCardCopyAddress(props: PlaceCardCopyProps, ref) {
    const place = useCardPlace(props.place)
    const { messages } = useCard()
    const text = place?.address ? addressLines(place.address).join(', ') : ''
    return text === '' ? null : (
      <CopyAction {...props} ref={ref} label={messages.copyAddress} text={text} />
    )
  },
)
