'use client'

import { type ReactNode, useRef } from 'react'
import { formatCount } from '../../domain/formatCount.ts'
import { usePlaceCard } from '../../hooks/usePlaceCard.ts'
import { en } from '../../messages/place-card/en.ts'
import { queryNotice } from '../../parts/queryNotice.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { CardContext } from './CardContext.ts'
import { DefaultParts } from './DefaultParts.tsx'
import { EnsureCredit } from './EnsureCredit.tsx'
import { PlaceCardChoices } from './PlaceCardChoices.tsx'
import { PlaceCardNotice } from './PlaceCardNotice.tsx'
import type { PlaceCardProps } from './PlaceCardProps.ts'
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx'
import { PlaceContext } from './PlaceContext.ts'
import { placeTitle } from './placeTitle.ts'

/** What is known of a place, from the place itself, from a suggestion or from a query. */
export function PlaceCard({
  size = 'card',
  headingLevel = 2,
  isSponsored = false,
  onDirections,
  messages,
  ...props
}: PlaceCardProps): ReactNode {
  const { language } = useSignpost()
  const words = useMessages('placeCard', en, messages)
  const root = useRef<HTMLElement>(null)
  const { status, place, places, lines, error, actions } = usePlaceCard(props)
  const isWaiting = status === 'loading' || status === 'idle'
  const notice = place ? undefined : queryNotice(status, error, words)
  const count = formatCount(places.length, language)
  const said = status === 'ambiguous' ? words.several(places.length, count) : notice?.text
  // What was pressed goes with what it did; the focus must not go with it.
  const keepFocus = (): void => root.current?.focus()

  return (
    <CardContext.Provider value={{ size, headingLevel, isSponsored, onDirections, messages }}>
      <PlaceContext.Provider value={place}>
        <article
          ref={root}
          tabIndex={-1}
          className={props.className}
          aria-label={
            (place && placeTitle(place)) ??
            lines[0] ??
            (isWaiting ? words.loading : (notice?.text ?? words.which))
          }
          data-signpost="place-card"
          data-size={size}
          data-status={status}
          data-error={error?.kind}
        >
          {place && <EnsureCredit place={place}>{props.children ?? <DefaultParts />}</EnsureCredit>}
          {isWaiting && <PlaceCardSkeleton lines={lines} />}
          {status === 'ambiguous' && (
            <PlaceCardChoices
              places={places}
              onChoose={(chosen) => {
                actions.choose(chosen)
                props.onChoose?.(chosen)
                keepFocus()
              }}
            />
          )}
          {notice && (
            <PlaceCardNotice
              notice={notice}
              lines={lines}
              onRetry={() => {
                actions.retry()
                keepFocus()
              }}
            />
          )}
          {place && places.length > 1 && (
            <button
              type="button"
              data-part="action"
              onClick={() => {
                actions.showAll()
                keepFocus()
              }}
            >
              {words.others}
            </button>
          )}
          <div role="status" data-part="live">
            {isWaiting ? words.loading : said}
          </div>
        </article>
      </PlaceContext.Provider>
    </CardContext.Provider>
  )
}
