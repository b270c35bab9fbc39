'use client'

import { addressLines, toAlpha2 } from '@signpost/client/domain'
import { forwardRef } from 'react'
import { AddressText } from '../address-text/index.ts'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { rootProps } from '../domain/rootProps.ts'
import { Icon } from '../icons/Icon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardCopyAddress } from './cardActions.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

/**
 * The address of a place, on one line. The country appears only in the full card, and only if it differs from the provider's country.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place}>
 *   <PlaceCardHeader />
 *   <PlaceCardAddress />
 * </PlaceCard>
 * ```
 */
export const PlaceCardAddress: ComponentWithRef<PlaceCardPartProps, HTMLDivElement> = forwardRef(
  function PlaceCardAddress(props: PlaceCardPartProps, ref) {
    const place = useCardPlace(props.place)
    const { size, messages } = useCard()
    const { country } = useSignpost()
    if (!place?.address || addressLines(place.address).length === 0) return null
    return (
      <div ref={ref} {...rootProps('place-card-address', props)}>
        <div data-part="fact">
          <Icon part="icon" name="place" />
          <div>
            <span data-hidden>{`${messages.address}: `}</span>
            <AddressText
              address={place.address}
              layout="line"
              country={size === 'full' && !isSame(place.address.countryCode, country)}
              without={placeTitle(place)}
            />
          </div>
          {size === 'full' && <PlaceCardCopyAddress place={place} hideLabel />}
        </div>
      </div>
    )
  },
)

/** True when two codes of two or three letters denote the same country. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && toAlpha2(one) === toAlpha2(other)
}
