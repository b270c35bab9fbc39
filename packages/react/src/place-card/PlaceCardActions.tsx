'use client'

import type { ReactNode } from 'react'
import { PlaceContext, useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardCall } from './PlaceCardCall.tsx'
import { PlaceCardDirections } from './PlaceCardDirections.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'
import { PlaceCardShare } from './PlaceCardShare.tsx'
import { PlaceCardWebsite } from './PlaceCardWebsite.tsx'

export interface PlaceCardActionsProps extends PlaceCardPartProps {
  /** The buttons, in your order and with your own. Default: those that the place has. */
  readonly children?: ReactNode
}

/**
 * The buttons of a card: directions, call, website, share, copy.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place}>
 *   <PlaceCardHeader />
 *   <PlaceCardActions>
 *     <PlaceCardCall />
 *     <PlaceCardWebsite />
 *   </PlaceCardActions>
 * </PlaceCard>
 * ```
 */
export function PlaceCardActions(props: PlaceCardActionsProps): ReactNode {
  const place = useCardPlace(props.place)
  const { messages } = useCard()
  if (!place) return null
  return (
    <PlaceContext.Provider value={place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends. */}
      <div role="group" aria-label={messages.actions} data-signpost="place-card-actions">
        {props.children ?? (
          <>
            <PlaceCardDirections />
            <PlaceCardCall />
            <PlaceCardWebsite />
            <PlaceCardShare />
          </>
        )}
      </div>
    </PlaceContext.Provider>
  )
}
