'use client'

import { forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { PlaceContext, useCardPlace } from '../internals/PlaceContext.ts'
import { useCard } from './CardContext.ts'
import {
  PlaceCardCall,
  PlaceCardDirections,
  PlaceCardShare,
  PlaceCardWebsite,
} from './cardActions.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

export interface PlaceCardActionsProps extends PlaceCardPartProps {
  /** The buttons, to change their order or to add others. Default: the actions that apply to the place. */
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
export const PlaceCardActions: ComponentWithRef<PlaceCardActionsProps, HTMLDivElement> = forwardRef(
  function PlaceCardActions(props: PlaceCardActionsProps, ref) {
    const place = useCardPlace(props.place)
    const { messages, actions } = useCard()
    if (!place) return null
    return (
      <PlaceContext.Provider value={place}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends. */}
        <div
          ref={ref}
          role="group"
          aria-label={messages.actions}
          {...rootProps('place-card-actions', props)}
        >
          {props.children ?? (
            <>
              <PlaceCardDirections />
              <PlaceCardCall />
              <PlaceCardWebsite />
              <PlaceCardShare />
              {actions}
            </>
          )}
        </div>
      </PlaceContext.Provider>
    )
  },
)
