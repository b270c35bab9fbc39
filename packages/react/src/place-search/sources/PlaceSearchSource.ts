import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'

/** The name of a built-in source. */
export type BuiltInSource = 'location' | 'pinned' | 'recent' | 'coordinates' | 'service'

/** The input of `getItems`. */
export interface SourceQuery {
  /** The trimmed text of the input. */
  readonly query: string
  /** The point to search around, if it is known. */
  readonly near: Coordinate | undefined
  /** Aborted when the text changes or the box closes. */
  readonly signal: AbortSignal
}

/** A source of custom rows in the list of a search box. */
export interface PlaceSearchSource<Item = unknown> {
  /** The name of the source, which must be unique in its box. */
  readonly id: string
  /** The heading above the rows. Default: none. */
  readonly label?: string | undefined
  /** Returns the items for a text, or a promise of them. When it throws or rejects, the box shows only the rows of other sources. */
  getItems(asked: SourceQuery): readonly Item[] | Promise<readonly Item[]>
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
  /** The minimum number of characters for a call of `getItems`. Default 1; with 0, items are also offered for an empty input. */
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

/** A source of a search box: a source of the app, or the name of a built-in source, optionally with a heading. */
export type PlaceSearchSourceOption =
  | BuiltInSource
  | { readonly id: BuiltInSource; readonly label?: string | undefined }
  | OwnSource

export function isOwnSource(source: PlaceSearchSourceOption): source is OwnSource {
  return typeof source === 'object' && 'getItems' in source
}

export function idOfSource(source: PlaceSearchSourceOption): string {
  return typeof source === 'string' ? source : source.id
}
