'use client'

import { forwardRef, useEffect, useState } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { useNotice } from '../internals/notice/useNotice.ts'
import { PlaceContext } from '../internals/PlaceContext.ts'
import { Button } from '../kit/Button.tsx'
import { Frame } from '../kit/Frame.tsx'
import { useFrame } from '../kit/useFrame.tsx'
import { ProviderAttribution } from '../parts/ProviderAttribution.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { CardContext } from './CardContext.ts'
import { DefaultParts } from './DefaultParts.tsx'
import { EnsureAttribution } from './EnsureAttribution.tsx'
import { PlaceCardChoices } from './PlaceCardChoices.tsx'
import { en } from './PlaceCardMessages.ts'
import type { PlaceCardProps } from './PlaceCardProps.ts'
import { PlaceCardSkeleton, rememberPlace } from './PlaceCardSkeleton.tsx'
import { SuggestionLines } from './SuggestionLines.tsx'
import { usePlaceCard } from './usePlaceCard.ts'

/**
 * A card for a place, which is given directly, by a suggestion, or by a query.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place} size="full" onDirections={(to) => show(to)} />
 * ```
 */
export const PlaceCard: ComponentWithRef<PlaceCardProps, HTMLElement> = forwardRef(
  function PlaceCard(
    {
      size = 'card',
      headingLevel = 2,
      orientation,
      maxLines,
      sponsored = false,
      onDirections,
      shareUrl,
      actions: ownActions,
      travelTime,
      messages: ownMessages,
      ...props
    }: PlaceCardProps,
    ref,
  ) {
    const { language, connection } = useSignpost()
    const messages = useMessages('placeCard', en, ownMessages)
    const { status, place, places, lines, error, failure, actions } = usePlaceCard(props)
    useEffect(() => place && rememberPlace(connection, place), [connection, place])
    const isWaiting = status === 'loading' || status === 'idle'
    // Photos without reserved space must not push down the name while the user reads it.
    const [isTopTaken, takeTop] = useState(false)
    const notice = useNotice(status, failure, messages)
    const frame = useFrame(ref, { status, error, notice, retry: actions.retry })
    const several = messages.several(places.length, formatCount(places.length, language))
    const announcement = status === 'ambiguous' ? several : frame.text

    return (
      <CardContext.Provider
        value={{
          size,
          headingLevel,
          sponsored,
          onDirections,
          shareUrl,
          actions: ownActions,
          travelTime: travelTime && {
            ...travelTime,
            from: travelTime.from ?? props.userPosition,
          },
          messages: ownMessages,
        }}
      >
        <PlaceContext.Provider value={place}>
          <Frame
            frame={frame}
            as="article"
            component="place-card"
            props={props}
            aria-label={
              (place && placeTitle(place)) ??
              lines[0] ??
              (isWaiting ? messages.loading : (notice?.text ?? messages.which))
            }
            data-size={size}
            data-orientation={orientation}
            data-max-lines={maxLines}
            data-photos={isTopTaken ? 'below' : undefined}
            announcement={isWaiting ? messages.loading : announcement}
          >
            {place && (
              <EnsureAttribution place={place}>
                {props.children ?? <DefaultParts />}
              </EnsureAttribution>
            )}
            {place && size !== 'compact' && <ProviderAttribution part="credits" />}
            {isWaiting && (
              <PlaceCardSkeleton lines={lines} onPhotos={(hasPhotos) => takeTop(!hasPhotos)} />
            )}
            {status === 'ambiguous' && (
              <PlaceCardChoices
                places={places}
                onSelect={(chosen) => {
                  actions.choose(chosen)
                  props.onSelect?.(chosen)
                  frame.focus()
                }}
              />
            )}
            {notice && lines.length > 0 && <SuggestionLines lines={lines} />}
            {frame.notice}
            {place && places.length > 1 && (
              <Button
                onClick={() => {
                  actions.showAll()
                  frame.focus()
                }}
              >
                {messages.others}
              </Button>
            )}
          </Frame>
        </PlaceContext.Provider>
      </CardContext.Provider>
    )
  },
)
