import type { LabeledItem, PlaceSearchSource, SourceWithTexts } from './PlaceSearchSource.ts'

/**
 * Defines a source for `sources`, so that TypeScript infers the type of its items for `renderRow` and `onSelect`.
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
/** Defines a source whose items are strings or have a `label`. */
export function defineSource<Item extends LabeledItem>(
  source: PlaceSearchSource<Item>,
): PlaceSearchSource<Item>
export function defineSource<Item>(source: PlaceSearchSource<Item>): PlaceSearchSource<Item> {
  return source
}
