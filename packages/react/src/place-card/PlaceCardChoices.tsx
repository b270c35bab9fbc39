'use client'

import type { Place } from '@signpost/client'
import { addressLines, formatDistance } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { formatCount } from '../domain/formatCount.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { Button } from '../kit/Button.tsx'
import { useSignpost } from '../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'

export interface PlaceCardChoicesProps {
  readonly places: readonly Place[]
  readonly onSelect: (place: Place) => void
}

/** The maximum number of listed places. Nobody reads a longer list. */
const most = 50

/** The places of an ambiguous result: the first ones, and the number of the others. */
export function PlaceCardChoices({ places, onSelect }: PlaceCardChoicesProps): ReactNode {
  const { headingLevel, messages } = useCard()
  const { language, unitsIn } = useSignpost()
  const more = places.length - most
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <Heading data-part="title">{messages.which}</Heading>
      <ul data-signpost="place-card-choices" data-part="list">
        {places.slice(0, most).map((place) => {
          const title = placeTitle(place) ?? messages.unnamed
          const lines = place.address ? addressLines(place.address, { country: false }) : []
          const where = lines.filter((line) => line !== title).join(', ')
          const country = place.address?.countryCode
          const units = unitsIn(country)
          const away = formatDistance(place.distance ?? Number.NaN, { locale: language, units })
          return (
            <li key={place.id}>
              <Button part="row" onClick={() => onSelect(place)}>
                <CategoryIcon part="icon" categories={place.categories} />
                <span data-part="text">
                  <bdi data-part="name" {...nameAttributes(title, country, language)}>
                    {title}
                  </bdi>
                  {where && (
                    <small
                      data-part="address"
                      dir="auto"
                      {...nameAttributes(where, country, language)}
                    >
                      {where}
                    </small>
                  )}
                </span>
                {away && <bdi data-part="distance">{away}</bdi>}
              </Button>
            </li>
          )
        })}
      </ul>
      {more > 0 && <div data-part="note">{messages.more(more, formatCount(more, language))}</div>}
    </>
  )
}
