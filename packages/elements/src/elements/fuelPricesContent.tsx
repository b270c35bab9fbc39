import { FuelPrices } from '@signpost/react/fuel-prices'
import fuelPrices from '@signpost/react/fuel-prices.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { wholePlace } from './placeProps.ts'
import type { FuelPricesTag } from './SignpostFuelPricesElement.ts'

/** The content of `<signpost-fuel-prices>`. */
export const content: ElementContent = tagContent<FuelPricesTag>(
  {},
  [...kitStyles, fuelPrices],
  ({ place, ...props }) => <FuelPrices {...props} place={wholePlace(place)} />,
)
