import type { BrandPickerProps } from '@signpost/react/brand-picker'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './brandPickerContent.tsx'

const table = {
  /** The country whose brands are shown, ISO 3166-1 in two or three letters. */
  country: 'text',
  countries: 'list',
  /** The selected brands. */
  selected: null,
  label: 'text',
  hideLabel: 'flag',
  disabled: 'flag',
} as const

/** The types of `<signpost-brand-picker>`. */
export type BrandPickerTag = Tag<typeof table, typeof events, BrandPickerProps>

/** The events of `<signpost-brand-picker>`. */
export type SignpostBrandPickerEvents = TagEvents<BrandPickerTag>

/** A picker of brands, which lists the brands of a country, best known first, and searches them by name. */
export type SignpostBrandPickerElement = TagElement<BrandPickerTag>
export const SignpostBrandPickerElement: ElementClass<SignpostBrandPickerElement> = defineTag(
  'signpost-brand-picker',
  () => import('./brandPickerContent.tsx').then((late) => late.content),
  table,
)
