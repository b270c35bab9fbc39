import type { Coordinate } from '@signpost/client'
import type { ReactNode } from 'react'

/** A source of the box itself, by its name. */
export type BuiltInSource = 'location' | 'pinned' | 'recent' | 'coordinates' | 'service'

/** The text for which a source is asked. */
export interface SourceQuery {
  /** The text of the input, without spaces around it. */
  readonly query: string
  /** The point to search around, where it is known. */
  readonly near: Coordinate | undefined
  /** Aborted when the text has changed, or the box was closed. */
  readonly signal: AbortSignal
}

/** Rows of the app in the list of a search box. */
export interface PlaceSearchSource<Item = unknown> {
  /** The name of the source, unique in its box. */
  readonly id: string
  /** The heading above its rows. Default: none. */
  readonly label?: string | undefined
  /** The items for a text, at once or later. The box shows the others when it throws or rejects. */
  getItems(asked: SourceQuery): readonly Item[] | Promise<readonly Item[]>
  /** The text of an item: in its row, and in the input once it is chosen. Not needed when the items are strings, or have a `label`. */
  itemToString?(item: Item): string
  /** The content of a row. Default: its text. */
  renderRow?(item: Item, context: { readonly query: string }): ReactNode
  /** Called when one of its items is chosen. */
  onSelect?(item: Item): void
  /** The number of rows. Default 5. */
  readonly limit?: number | undefined
  /** The number of characters from which it is asked. Default 1; 0 offers its items while nothing is typed. */
  readonly minLength?: number | undefined
}

/** An item that is its own text, or has it as `label`. */
export type LabeledItem = string | { readonly label: string }

/** A source that says the text of its items. */
export interface SourceWithTexts<Item = unknown> extends PlaceSearchSource<Item> {
  itemToString(item: Item): string
}

/** A source of the app, whose items all have a text. */
export type OwnSource = PlaceSearchSource<LabeledItem> | SourceWithTexts

/** A source of a search box: the app's own, or the name of a built-in one, with a heading where it is to have one. */
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
