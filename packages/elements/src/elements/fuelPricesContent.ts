import { FuelPrices } from '@signpost/react/fuel-prices'
import fuelPrices from '@signpost/react/fuel-prices.css?inline'
import { createElement } from 'react'
import type { ElementContent } from '../element/ContentElement.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import { wholePlace } from './placeProps.ts'
import type { SignpostFuelPricesElement } from './SignpostFuelPricesElement.ts'

const styles: readonly string[] = [...kitStyles, fuelPrices]

/** The content of `<signpost-fuel-prices>`. */
export function fuelPricesContent(host: SignpostFuelPricesElement): ElementContent {
  const render: ElementContent['render'] = () =>
    createElement(FuelPrices, {
      place: wholePlace(host.place),
      prices: host.prices,
      preferredGrade: host.preferredGrade,
      unit: host.unit,
      headingLevel: host.headingLevel,
    })
  return { styles, render }
}
