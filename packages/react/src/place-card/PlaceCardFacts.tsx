'use client'

import { formatCoordinate } from '@signpost/client/domain'
import { forwardRef, type ReactNode } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { placeKinds } from '../domain/placeKinds.ts'
import { rootProps } from '../domain/rootProps.ts'
import { CategoryIcon } from '../icons/CategoryIcon.tsx'
import { Icon } from '../icons/Icon.tsx'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'
import { PlaceCardCopyCoordinates } from './cardActions.tsx'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'

/**
 * The category and the brand of a place, its coordinates, and the accuracy of the match.
 *
 * @example
 * ```tsx
 * <PlaceCard place={place}>
 *   <PlaceCardFacts />
 * </PlaceCard>
 * ```
 */
export const PlaceCardFacts: ComponentWithRef<PlaceCardPartProps, HTMLDivElement> = forwardRef(
  function PlaceCardFacts(props: PlaceCardPartProps, ref) {
    const place = useCardPlace(props.place)
    const { messages } = useCard()
    const { language } = useSignpost()
    if (!place) return null
    const { categories, brands, coordinate, accuracy = 0 } = place

    const write = (count: number): string => formatCount(count, language)
    const kinds = placeKinds(categories).map(({ name, parent }) =>
      parent?.name && parent.name !== name ? `${parent.name} › ${name}` : name,
    )
    const point = coordinate && formatCoordinate(coordinate)
    const isMatch = accuracy >= 1 && accuracy <= 10
    if (kinds.length === 0 && brands.length === 0 && !point && !isMatch) return null
    return (
      <div ref={ref} {...rootProps('place-card-facts', props)}>
        <CardFact
          icon={<CategoryIcon part="icon" categories={categories} />}
          label={messages.category}
          texts={kinds}
        />
        <CardFact
          icon={<Icon part="icon" name="brand" />}
          label={messages.brand}
          texts={brands.map(({ name }) => name)}
        />
        <CardFact
          icon={<Icon part="icon" name="coordinate" />}
          label={messages.coordinates}
          texts={point ? [point] : []}
        >
          <PlaceCardCopyCoordinates place={place} hideLabel />
        </CardFact>
        <CardFact
          icon={<SvgIcon part="icon" path={placePaths.match} />}
          texts={isMatch ? [messages.accuracy(write(accuracy), write(10))] : []}
        />
      </div>
    )
  },
)

interface CardFactProps {
  readonly icon: ReactNode
  /** The visible label of the icon. */
  readonly label?: string | undefined
  readonly texts: readonly string[]
  /** The content at the end of the fact. */
  readonly children?: ReactNode
}

/** One fact of a place, with a line for each text; renders nothing without texts. */
function CardFact({ icon, label, texts, children }: CardFactProps): ReactNode {
  if (texts.length === 0) return null
  return (
    <div data-part="fact">
      {icon}
      <div>
        {label && <span data-hidden>{`${label}: `}</span>}
        {[...new Set(texts)].map((text) => (
          <bdi key={text} data-part="line">
            {text}
          </bdi>
        ))}
      </div>
      {children}
    </div>
  )
}
