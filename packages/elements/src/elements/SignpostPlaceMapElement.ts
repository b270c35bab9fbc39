import type { Coordinate } from '@signpost/client'
import type { PlaceMapProps } from '@signpost/map'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './placeMapContent.tsx'

interface PlaceMapProperties {
  /** Shows a button that searches the visible area once the user has moved the map. */
  searchArea?: boolean | undefined
  /** Allows the user to set and move the pin by dragging, by clicking the map, or by keyboard. */
  movablePin?: boolean | undefined
}

interface PlaceMapOwnEvents {
  /** The user has moved the pin. */
  'signpost-pin-change': CustomEvent<{ readonly coordinate: Coordinate }>
  /** The user has clicked on the map itself. */
  'signpost-map-click': CustomEvent<{ readonly coordinate: Coordinate }>
}

const table = {
  /** The places. Places without a coordinate have no marker. The map shows all places, unless it has a `defaultCamera`. */
  places: null,
  /** The `id` of the selected place, whose popup is open. */
  selected: 'text',
  /** The `id` of the place under the pointer or with the focus, here or in a list. */
  hovered: 'text',
  /** A point with a pin. */
  pin: 'point',
  label: 'text',
  mapStyle: 'text',
  defaultCamera: null,
  padding: null,
  cooperative: 'flag',
  searchArea: 'flag',
  movablePin: 'flag',
} as const

/** The types of `<signpost-place-map>`. */
export type PlaceMapTag = Tag<
  typeof table,
  typeof events,
  PlaceMapProps,
  PlaceMapProperties,
  PlaceMapOwnEvents
>

/** The events of `<signpost-place-map>`. */
export type SignpostPlaceMapEvents = TagEvents<PlaceMapTag>

/** Places on a map: markers that share hover and selection with a `<signpost-results>` beside it. */
export type SignpostPlaceMapElement = TagElement<PlaceMapTag>
export const SignpostPlaceMapElement: ElementClass<SignpostPlaceMapElement> = defineTag(
  'signpost-place-map',
  () => import('./placeMapContent.tsx').then((late) => late.content),
  table,
)
