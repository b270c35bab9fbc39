'use client'

import type { Place } from '@signpost/client'
import { formatDistance } from '@signpost/client/domain'
import { Fragment, forwardRef, type ReactNode } from 'react'
import { isArea } from '../domain/area.ts'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { placeKinds } from '../domain/placeKinds.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { rootProps } from '../domain/rootProps.ts'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { lazyModule, useLazyModule } from '../internals/useLazyModule.ts'
import { OwnText } from '../parts/OwnText.tsx'
import { SponsoredLabel } from '../place-details/index.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'

const travelTimes = lazyModule(() => import('../travel-time/index.ts'))

export interface PlaceCardPartProps extends RootProps {
  /** The place. Default: the place of the surrounding card. */
  readonly place?: Place | undefined
}

export interface PlaceCardHeaderProps extends PlaceCardPartProps {
  /** A line between the name and the category, such as a rating. */
  readonly children?: ReactNode
}

/**
 * The name of a place, with its local name if that differs, its category, distance and travel time.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place}>
 *   <PlaceCardHeader />
 * </PlaceCard>
 * ```
 */
export const PlaceCardHeader: ComponentWithRef<PlaceCardHeaderProps, HTMLDivElement> = forwardRef(
  function PlaceCardHeader(props: PlaceCardHeaderProps, ref) {
    const place = useCardPlace(props.place)
    const { size, headingLevel, sponsored, travelTime, messages } = useCard()
    const { language, unitsIn } = useSignpost()
    const modules = useLazyModule(travelTimes, !!place && !!travelTime)
    if (!place) return null
    const { categories, distance, localName } = place
    const country = place.address?.countryCode
    const units = unitsIn(country)
    const away =
      distance === undefined ? undefined : formatDistance(distance, { locale: language, units })
    // Only the first category fits on the line with the distance; a full card lists the others below.
    const isOfArea = isArea(place)
    const [kind] = isOfArea ? [messages.area] : placeKinds(categories).map(({ name }) => name)
    const facts = [localName, kind, away].flatMap((text) => text || [])
    const title = placeTitle(place) ?? messages.unnamed
    const Heading = `h${headingLevel}` as const
    return (
      <div ref={ref} {...rootProps('place-card-header', props)}>
        {isOfArea ? (
          <Icon part="disc" name="area" />
        ) : (
          <CategoryIcon part="disc" categories={categories} />
        )}
        <div data-part="text">
          <Heading
            data-part="title"
            dir="auto"
            {...nameAttributes(title, country, language)}
            title={size === 'compact' ? title : undefined}
          >
            {title}
          </Heading>
          {props.children}
          <p data-part="subtitle">
            {sponsored && <SponsoredLabel />}
            {facts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them can be the same word.
              <Fragment key={index}>
                {index > 0 && <OwnText text=" · " />}
                <bdi {...(text === localName && nameAttributes(text, country, language))}>
                  {text}
                </bdi>
              </Fragment>
            ))}
            {travelTime && modules && (
              <>
                {facts[0] && (
                  <span data-between="">
                    <OwnText text=" · " />
                  </span>
                )}
                <modules.TravelTime {...travelTime} place={place} />
              </>
            )}
          </p>
        </div>
      </div>
    )
  },
)
