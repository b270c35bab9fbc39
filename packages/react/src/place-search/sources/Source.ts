import type { Coordinate, Suggestion } from '@signpost/client'
import type { ReactNode } from 'react'
import type { RequestFrequency } from '../../domain/RequestFrequency.ts'
import type { RecentPlaces } from '../SavedPlace.ts'

/** The context of a call of `get`. */
export interface SourceContext {
  /** The point to search around, if it is known. */
  readonly near: Coordinate | undefined
  /** Aborted when the text changes or the box closes. */
  readonly signal: AbortSignal
}

/** A query of TanStack Query whose data, or what `select` makes of it, are the items. The box shares its cache with the rest of the app. */
export interface ItemsQuery<Item> {
  readonly queryKey: readonly unknown[]
  queryFn?(context: { readonly signal: AbortSignal }): unknown
  select?(data: never): readonly Item[]
}

/** A source of custom rows in the list of a search box. */
export interface PlaceSearchSource<Item = unknown> {
  /** The name of the source, which must be unique in its box. */
  readonly id: string
  /** The heading above the rows. Default: none. */
  readonly label?: string | undefined
  /**
   * Returns the items for a text, a promise of them, or a query. A late answer never replaces a newer one. When it throws or rejects, the
   * box shows only the rows of other sources.
   */
  get(
    query: string,
    context: SourceContext,
  ): readonly Item[] | Promise<readonly Item[]> | ItemsQuery<Item>
  /**
   * Returns the text of an item, which the row shows, and the input once the item is chosen. Not needed for strings or items with a
   * `label`.
   */
  itemToString?(item: Item): string
  /** Renders the content of a row. Default: the text of the item. */
  renderRow?(item: Item, context: { readonly query: string }): ReactNode
  /** Called when the user chooses an item of this source. */
  onSelect?(item: Item): void
  /** The maximum number of rows. Default 5. */
  readonly limit?: number | undefined
  /** The minimum number of characters for a call of `get`. Default 1; with 0, items are also offered for an empty input. */
  readonly minLength?: number | undefined
}

/** An item with a text: a string, or an object with a `label`. */
export type LabeledItem = string | { readonly label: string }

/** A source with `itemToString`. */
export interface SourceWithTexts<Item = unknown> extends PlaceSearchSource<Item> {
  itemToString(item: Item): string
}

/** A source of the app whose items all have a text. */
export type OwnSource = PlaceSearchSource<LabeledItem> | SourceWithTexts

/** The settings of the suggestions of the service. Default: those of the box. */
export interface ServiceSourceOptions {
  /** The heading above the rows. Default: none. */
  readonly label?: string | undefined
  /** The frequency of requests while the user types. */
  readonly requests?: RequestFrequency | undefined
  /** The kinds of suggestions to show. */
  readonly kinds?: readonly Suggestion['kind'][] | undefined
  /** Returns false to hide a suggestion. */
  readonly filterItem?: ((suggestion: Suggestion) => boolean) | undefined
  /** The minimum number of characters for a request. */
  readonly minLength?: number | undefined
  /** The maximum number of rows. */
  readonly limit?: number | undefined
}

interface Labeled {
  /** The heading above the rows. Default: none. */
  readonly label?: string | undefined
}

/** A source that the box has already. */
export type BuiltInSource =
  | ({ readonly id: 'service' } & ServiceSourceOptions)
  | ({ readonly id: 'recent' | 'pinned' } & Labeled & RecentPlaces)
  | ({ readonly id: 'location' | 'coordinates' } & Labeled)

/** A source of a search box: a source of the app, or a built-in one, which its name stands for. */
export type PlaceSearchSourceOption = BuiltInSource['id'] | BuiltInSource | OwnSource

/** The suggestions of the service, with the settings of the box where these have none. */
export function service(options: ServiceSourceOptions = {}): BuiltInSource {
  return { ...options, id: 'service' }
}

/** The places that the user chose before, offered while the input is empty, in `localStorage` by default. */
export function recent(options: Labeled & RecentPlaces = {}): BuiltInSource {
  return { ...options, id: 'recent' }
}

/** The places that the user pinned, offered while the input is empty; for a list in which they are not next to the recent ones. */
export function pinned(options: Labeled & RecentPlaces = {}): BuiltInSource {
  return { ...options, id: 'pinned' }
}

/** "Use my location", offered while the input is empty. The browser asks for permission only when the user chooses the row. */
export function location(options: Labeled = {}): BuiltInSource {
  return { ...options, id: 'location' }
}

/** Typed or pasted coordinates. The service is not requested for a text that is one. */
export function coordinates(options: Labeled = {}): BuiltInSource {
  return { ...options, id: 'coordinates' }
}

/**
 * Defines a source for `sources`, so that TypeScript infers the type of its items for `renderRow` and `onSelect`.
 *
 * @example
 * ```tsx
 * const offices = defineSource({
 *   id: 'offices',
 *   label: 'Our offices',
 *   get: (query) => [{ label: 'Montevideo', floor: 3 }].filter(({ label }) => label.includes(query)),
 *   onSelect: (office) => show(office.floor),
 * })
 * const box = <PlaceSearch sources={[offices, service()]} />
 * ```
 */
export function defineSource<Item>(source: SourceWithTexts<Item>): SourceWithTexts<Item>
/** Defines a source whose items are strings or have a `label`. */
export function defineSource<Item extends LabeledItem>(
  source: PlaceSearchSource<Item>,
): PlaceSearchSource<Item>
export function defineSource<Item>(source: PlaceSearchSource<Item>): PlaceSearchSource<Item> {
  return source
}

export function isOwnSource(source: PlaceSearchSourceOption): source is OwnSource {
  return typeof source === 'object' && 'get' in source
}

export function idOfSource(source: PlaceSearchSourceOption): string {
  return typeof source === 'string' ? source : source.id
}
