import type { Place } from '@signpost/client'
import type { FuelPricesProps } from '@signpost/react/fuel-prices'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement } from '../element/defineTag.ts'

interface FuelPricesProperties {
  /** The place. */
  place?: Place | null | undefined
}

const table = {
  /** The prices. Default: those of the place. */
  prices: null,
  preferredGrade: 'text',
  unit: ['gallon', 'liter'],
  headingLevel: 'number',
  place: null,
} as const

/** The types of `<signpost-fuel-prices>`. */
export type FuelPricesTag = Tag<
  typeof table,
  Record<never, string>,
  FuelPricesProps,
  FuelPricesProperties
>

/** The fuel prices of a place by grade. It renders nothing when there are none. */
export type SignpostFuelPricesElement = TagElement<FuelPricesTag>
export const SignpostFuelPricesElement: ElementClass<SignpostFuelPricesElement> = defineTag(
  'signpost-fuel-prices',
  () => import('./fuelPricesContent.tsx').then((late) => late.content),
  table,
)
