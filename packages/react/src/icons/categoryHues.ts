import type { CategoryIconName } from './categoryPaths.ts'

/** A hue that kinds of places share, as the tokens `--signpost-color-…` name it. */
export type CategoryHue =
  | 'food'
  | 'shop'
  | 'health'
  | 'transit'
  | 'lodging'
  | 'nature'
  | 'culture'
  | 'education'

/** The hue of each kind of place. */
export const categoryHues: Readonly<Record<CategoryIconName, CategoryHue>> = {
  restaurant: 'food',
  cafe: 'food',
  bar: 'food',
  shop: 'shop',
  bank: 'shop',
  health: 'health',
  fuel: 'transit',
  airport: 'transit',
  transit: 'transit',
  parking: 'transit',
  lodging: 'lodging',
  park: 'nature',
  museum: 'culture',
  theatre: 'culture',
  education: 'education',
}
