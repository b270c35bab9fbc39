import type { LabeledItem, PlaceSearchSource, SourceWithTexts } from './PlaceSearchSource.ts'

/**
 * A source of rows for `sources`, with the type of its items known to `renderRow` and `onSelect`.
 *
 * @example
 * ```tsx
 * const offices = defineSource({
 *   id: 'offices',
 *   label: 'Our offices',
 *   getItems: ({ query }) => [{ label: 'Montevideo', floor: 3 }].filter(({ label }) => label.includes(query)),
 *   onSelect: (office) => show(office.floor),
 * })
 * const box = <PlaceSearch sources={[offices, 'service']} />
 * ```
 */
export function defineSource<Item>(source: SourceWithTexts<Item>): SourceWithTexts<Item>
/** The same for items that are strings, or have a `label`. */
export function defineSource<Item extends LabeledItem>(
  source: PlaceSearchSource<Item>,
): PlaceSearchSource<Item>
export function defineSource<Item>(source: PlaceSearchSource<Item>): PlaceSearchSource<Item> {
  return source
}
