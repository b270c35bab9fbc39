import type { Coordinate, Route } from '@signpost/client'
import type { RouteMapProps } from '@signpost/map'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './routeMapContent.tsx'

interface RouteMapProperties {
  /** The route. Without it there is no map. */
  route?: Route | null | undefined
}

interface RouteMapOwnEvents {
  /** The user has clicked on the map itself. */
  'signpost-map-click': CustomEvent<{ readonly coordinate: Coordinate }>
}

const table = {
  activeStep: 'number',
  position: 'point',
  label: 'text',
  mapStyle: 'text',
  defaultCamera: null,
  padding: null,
  cooperative: 'flag',
  route: null,
} as const

/** The types of `<signpost-route-map>`. */
export type RouteMapTag = Tag<
  typeof table,
  typeof events,
  RouteMapProps,
  RouteMapProperties,
  RouteMapOwnEvents
>

/** The events of `<signpost-route-map>`. */
export type SignpostRouteMapEvents = TagEvents<RouteMapTag>

/** A route on a map: its line, ends and maneuvers. `<signpost-maneuvers>` is its accessible text version. */
export type SignpostRouteMapElement = TagElement<RouteMapTag>
export const SignpostRouteMapElement: ElementClass<SignpostRouteMapElement> = defineTag(
  'signpost-route-map',
  () => import('./routeMapContent.tsx').then((late) => late.content),
  table,
)
