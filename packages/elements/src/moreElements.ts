import type { ElementClass } from './element/defineElement.ts'
import { SignpostAddressFormElement } from './elements/SignpostAddressFormElement.ts'
import { SignpostBrandPickerElement } from './elements/SignpostBrandPickerElement.ts'
import { SignpostCategoryBrowserElement } from './elements/SignpostCategoryBrowserElement.ts'
import { SignpostFuelPricesElement } from './elements/SignpostFuelPricesElement.ts'
import { SignpostOpeningHoursElement } from './elements/SignpostOpeningHoursElement.ts'
import { SignpostPlaceMapElement } from './elements/SignpostPlaceMapElement.ts'
import { SignpostStoreLocatorElement } from './elements/SignpostStoreLocatorElement.ts'

/** The elements that the script loads when one of `moreTags` is on the page. */
export const moreElements: readonly ElementClass[] = [
  SignpostAddressFormElement,
  SignpostPlaceMapElement,
  SignpostStoreLocatorElement,
  SignpostBrandPickerElement,
  SignpostCategoryBrowserElement,
  SignpostOpeningHoursElement,
  SignpostFuelPricesElement,
]
