import type { PlaceCardProps } from '@signpost/react/place-card'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './placeContent.tsx'

interface PlaceProperties {
  /** Shows a button for directions to the place. */
  directions?: boolean | undefined
}

const table = {
  place: null,
  suggestion: null,
  query: 'text',
  userPosition: 'point',
  size: ['compact', 'card', 'full'],
  headingLevel: 'number',
  sponsored: 'flag',
  orientation: ['horizontal', 'vertical'],
  maxLines: 'number',
  travelTime: 'vehicle',
  directions: 'flag',
} as const

/** The types of `<signpost-place>`. */
export type PlaceTag = Tag<typeof table, typeof events, PlaceCardProps, PlaceProperties>

/** The events of `<signpost-place>`. */
export type SignpostPlaceEvents = TagEvents<PlaceTag>

/** A panel about a place: a given place, or the result of a suggestion or a query. */
export type SignpostPlaceElement = TagElement<PlaceTag>
export const SignpostPlaceElement: ElementClass<SignpostPlaceElement> = defineTag(
  'signpost-place',
  () => import('./placeContent.tsx').then((late) => late.content),
  table,
)
