import { FuelPrices, type FuelPricesProps } from '@signpost/react/fuel-prices'
import fuelPrices from '@signpost/react/fuel-prices.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import type { NoEvents } from '../element/defineTag.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { wholePlace } from './placeProps.ts'
import type { SignpostFuelPricesElement, table } from './SignpostFuelPricesElement.ts'

/** The content of `<signpost-fuel-prices>`. */
export const content: ElementContent = tagContent<
  typeof table,
  NoEvents,
  FuelPricesProps,
  SignpostFuelPricesElement
>({}, [...kitStyles, fuelPrices], ({ place, ...props }) => (
  <FuelPrices {...props} place={wholePlace(place)} />
))
