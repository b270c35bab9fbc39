import type { MapViewProps, StoreLocatorProps } from '@signpost/map'
import type { ElementClass } from '../element/defineElement.ts'
import {
  defineTag,
  type Tag,
  type TagElement,
  type TagEvents,
  type TagProperties,
} from '../element/defineTag.ts'
import type { events } from './storeLocatorContent.tsx'

interface StoreLocatorProperties extends TagProperties<MapViewProps, 'mapStyle' | 'cooperative'> {
  /** Shows the map beside the list; `map="false"` hides it. */
  map?: boolean | undefined
}

const table = {
  /** The stores, each with an `id`, or a function that loads them. Nothing is shown without them. */
  stores: null,
  /** The point to measure distances from: `{ name, coordinate }`. */
  point: null,
  /** The maximum distance of a store, in meters. */
  radius: 'number',
  /** The maximum number of stores. */
  limit: 'number',
  inside: null,
  withinMinutes: null,
  /** The `id` of the selected store. */
  selected: 'text',
  filterOptions: 'list',
  /** Makes the name of each store a link to the URL that the function returns. */
  href: null,
  map: 'flag',
  mapStyle: 'text',
  cooperative: 'flag',
} as const

/** The types of `<signpost-store-locator>`. */
export type StoreLocatorTag = Tag<
  typeof table,
  typeof events,
  StoreLocatorProps,
  StoreLocatorProperties
>

/** The events of `<signpost-store-locator>`. */
export type SignpostStoreLocatorEvents = TagEvents<StoreLocatorTag>

/** The page's own places around an address: a search box, filters, a list by distance, and a map with the same selection. */
export type SignpostStoreLocatorElement = TagElement<StoreLocatorTag>
export const SignpostStoreLocatorElement: ElementClass<SignpostStoreLocatorElement> = defineTag(
  'signpost-store-locator',
  () => import('./storeLocatorContent.tsx').then((late) => late.content),
  table,
)
