'use client'

import type { PlaceContent } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { rootProps } from '../domain/rootProps.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { type HeadingLevel, SectionTitle } from '../parts/SectionTitle.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { detailPaths } from './detailPaths.ts'
import { ItemList } from './ItemList.tsx'
import type { PlaceDetailProps } from './PlaceDetailProps.ts'
import { en } from './PlaceDetailsMessages.ts'

/** The name of a fact. */
export type PlaceFactName = Exclude<
  keyof PlaceContent,
  'description' | 'website' | 'thumbnail' | 'photos' | 'photoCredits' | 'tips'
>

/** The facts of a place in their order: what it offers, how to visit it, and what it costs. */
const groups: readonly (readonly PlaceFactName[])[] = [
  ['cuisines', 'specialFeatures', 'goodFor', 'features', 'wifi', 'smoking'],
  ['reservations', 'dressCode', 'parking', 'shuttleService'],
  ['price', 'paymentMethods'],
]

/** The facts whose values need no label beside their icon. */
const speaking: ReadonlySet<PlaceFactName> = new Set([
  'cuisines',
  'specialFeatures',
  'features',
  'price',
  'paymentMethods',
])

export interface PlaceFact {
  readonly name: PlaceFactName
  /** At least one untrusted text. */
  readonly items: readonly string[]
}

/** The known facts of a place, group by group. `only` selects some of them. */
export function placeFacts(
  content: PlaceContent,
  only?: readonly PlaceFactName[],
): readonly (readonly PlaceFact[])[] {
  return groups
    .map((names) =>
      names.flatMap((name) => {
        const items = only && !only.includes(name) ? [] : itemsOf(content[name])
        return items.length > 0 ? { name, items } : []
      }),
    )
    .filter((facts) => facts.length > 0)
}

function itemsOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : [...new Set(value)]
}

export interface PlaceFactsProps extends PlaceDetailProps {
  /** The facts to show. Default: all known ones. */
  readonly only?: readonly PlaceFactName[] | undefined
  /** The level of the heading; null for none. Default: 3. */
  readonly headingLevel?: HeadingLevel | null | undefined
}

/**
 * The facts of a place, one by one: cuisine, features, parking, payment and so on.
 *
 * @example
 * ```tsx
 * <PlaceFacts place={place} only={['cuisines', 'parking']} />
 * ```
 */
export const PlaceFacts: ComponentWithRef<PlaceFactsProps, HTMLDivElement> = forwardRef(
  function PlaceFacts(props: PlaceFactsProps, ref) {
    const { only, headingLevel } = props
    const messages = useMessages('placeDetails', en, props.messages)
    const content = useCardPlace(props.place)?.content
    const groups = content ? placeFacts(content, only) : []
    if (groups.length === 0) return null
    return (
      <div ref={ref} {...rootProps('place-facts', props)}>
        {headingLevel !== null && (
          <SectionTitle level={headingLevel}>{messages.facts}</SectionTitle>
        )}
        {groups.map((facts) => (
          <dl key={facts[0]?.name} data-part="group">
            {facts.map(({ name, items }) => (
              <div key={name} data-part="row" data-detail={name}>
                <dt>
                  <SvgIcon path={detailPaths[name]} part="icon" />
                  <span data-hidden={speaking.has(name) ? '' : undefined}>{messages[name]}</span>
                </dt>
                <dd>
                  <ItemList items={items} part="text" more={messages.more} />
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    )
  },
)
