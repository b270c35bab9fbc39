import type { DirectionsProps, DirectionsState, MapViewProps } from '@signpost/map'
import type { ElementClass } from '../element/defineElement.ts'
import {
  defineTag,
  type Tag,
  type TagElement,
  type TagEvents,
  type TagProperties,
} from '../element/defineTag.ts'
import type { events } from './directionsContent.tsx'

interface DirectionsProperties extends TagProperties<MapViewProps, 'mapStyle' | 'cooperative'> {
  /** The route request as parameters of a link: `from=-34.9,-56.2&to=-34.89,-56.15`. */
  link?: string | undefined
  /** The route request. Missing parts have their defaults. It takes precedence over `link`. */
  value?: Partial<DirectionsState> | undefined
  /** Shows a map; `map="false"` shows the list alone. */
  map?: boolean | undefined
}

interface DirectionsOwnEvents {
  /** The user has changed the route request; `link` has the same request as parameters of a link. */
  'signpost-value-change': CustomEvent<{ readonly value: DirectionsState; readonly link: string }>
}

const table = {
  activeStep: 'number',
  /** The maximum number of stops that users can add between the ends; 0 for none. A link has them as `stop1`, `stop2`. Default: 5. */
  maxStops: 'number',
  position: 'point',
  travelTimes: 'flag',
  print: 'flag',
  link: 'text',
  value: null,
  map: 'flag',
  mapStyle: 'text',
  cooperative: 'flag',
} as const

/** The types of `<signpost-directions>`. */
export type DirectionsTag = Tag<
  typeof table,
  typeof events,
  DirectionsProps,
  DirectionsProperties,
  DirectionsOwnEvents
>

/** The events of `<signpost-directions>`. */
export type SignpostDirectionsEvents = TagEvents<DirectionsTag>

/** Directions from one place to another: two search boxes, the route options, and the route as text and on a map. */
export type SignpostDirectionsElement = TagElement<DirectionsTag>
export const SignpostDirectionsElement: ElementClass<SignpostDirectionsElement> = defineTag(
  'signpost-directions',
  () => import('./directionsContent.tsx').then((late) => late.content),
  table,
)
