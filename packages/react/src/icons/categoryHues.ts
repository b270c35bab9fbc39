import type { CategoryIconName } from './categoryPaths.ts'

/** A hue that several categories share, by its name in the tokens `--signpost-color-…`. */
export type CategoryHue =
  | 'food'
  | 'shop'
  | 'health'
  | 'transit'
  | 'lodging'
  | 'nature'
  | 'culture'
  | 'education'

/** The hue of each category icon. */
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
