import type { FuelGrade, FuelPrice, FuelUnit, Place } from '@signpost/client'
import type { HeadingLevel } from '@signpost/react/place-card'
import type { ElementContent } from '../element/ContentElement.ts'
import { SignpostElement } from '../element/SignpostElement.ts'
import { number, oneOf, type PropertyTable, text } from '../properties/AttributeKind.ts'

/** The fuel prices of a place by grade. It renders nothing when there are none. */
export class SignpostFuelPricesElement extends SignpostElement<object> {
  static override readonly properties: PropertyTable = {
    ...SignpostElement.properties,
    place: null,
    prices: null,
    preferredGrade: text,
    unit: oneOf('gallon', 'liter'),
    headingLevel: number,
  }

  /** The place. */
  declare place: Place | null | undefined
  /** The prices. Default: those of the place. */
  declare prices: readonly FuelPrice[] | undefined
  /** The grade to list first, such as `diesel`. */
  declare preferredGrade: FuelGrade | undefined
  /** The unit to which prices are converted. Default: the unit of each price. */
  declare unit: FuelUnit | undefined
  /** The level of the heading in the page, 1 to 6. Default: 3. */
  declare headingLevel: HeadingLevel | undefined

  protected override load(): Promise<ElementContent> {
    return import('./fuelPricesContent.ts').then((late) => late.fuelPricesContent(this))
  }
}
