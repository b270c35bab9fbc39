'use client'

import { formatCoordinate } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { Drawing } from '../../icons/Drawing.tsx'
import { iconPaths } from '../../icons/iconPaths.ts'
import { placePaths } from '../../icons/placePaths.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { useCard } from './CardContext.ts'
import type { PlaceCardPartProps } from './PlaceCardHeader.tsx'
import { useCardPlace } from './PlaceContext.ts'

/** What kind of place it is and whose, the point on the earth, and how well it matches what was asked. */
export function PlaceCardFacts(props: PlaceCardPartProps): ReactNode {
  const place = useCardPlace(props.place)
  const { words } = useCard()
  const { language } = useSignpost()
  if (!place) return null
  const { categories, brands, coordinate, accuracy } = place

  const write = (count: number): string => new Intl.NumberFormat(language).format(count)
  const paths = categories.map(({ name, parent }) =>
    parent?.name && parent.name !== name ? `${parent.name} › ${name}` : name,
  )
  const point = coordinate && formatCoordinate(coordinate)
  const isMatch = accuracy !== undefined && accuracy >= 1 && accuracy <= 10
  const facts: readonly Fact[] = [
    { icon: iconPaths.term, label: words.category, texts: paths },
    { icon: iconPaths.brand, label: words.brand, texts: brands.map(({ name }) => name) },
    { icon: iconPaths.coordinate, label: words.coordinates, texts: point ? [point] : [] },
    { icon: placePaths.target, texts: isMatch ? [words.accuracy(write(accuracy), write(10))] : [] },
  ]
  const known = facts.filter(({ texts }) => texts.length > 0)
  if (known.length === 0) return null
  return <div data-signpost="place-card-facts">{known.map(writeFact)}</div>
}

interface Fact {
  readonly icon: string
  readonly label?: string
  readonly texts: readonly string[]
}

function writeFact({ icon, label, texts }: Fact): ReactNode {
  return (
    <div key={icon} data-part="fact">
      <Drawing part="fact-icon" path={icon} />
      <div>
        {label && <span data-hidden>{label}: </span>}
        {[...new Set(texts)].map((text) => (
          <bdi key={text} data-part="card-fact">
            {text}
          </bdi>
        ))}
      </div>
    </div>
  )
}
