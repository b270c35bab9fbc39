import { SignpostAddressFormElement } from './elements/SignpostAddressFormElement.ts'
import { SignpostBrandPickerElement } from './elements/SignpostBrandPickerElement.ts'
import { SignpostCategoryBrowserElement } from './elements/SignpostCategoryBrowserElement.ts'
import { SignpostFuelPricesElement } from './elements/SignpostFuelPricesElement.ts'
import { SignpostOpeningHoursElement } from './elements/SignpostOpeningHoursElement.ts'
import { SignpostPlaceMapElement } from './elements/SignpostPlaceMapElement.ts'
import { SignpostStoreLocatorElement } from './elements/SignpostStoreLocatorElement.ts'

/** The class of every tag of `moreElements`. */
export interface MoreSignpostElements {
  readonly 'signpost-address-form': typeof SignpostAddressFormElement
  readonly 'signpost-place-map': typeof SignpostPlaceMapElement
  readonly 'signpost-store-locator': typeof SignpostStoreLocatorElement
  readonly 'signpost-brand-picker': typeof SignpostBrandPickerElement
  readonly 'signpost-category-browser': typeof SignpostCategoryBrowserElement
  readonly 'signpost-opening-hours': typeof SignpostOpeningHoursElement
  readonly 'signpost-fuel-prices': typeof SignpostFuelPricesElement
}

/** The elements that the script loads when one of `moreTags` is on the page. */
export const moreElements: MoreSignpostElements = {
  'signpost-address-form': SignpostAddressFormElement,
  'signpost-place-map': SignpostPlaceMapElement,
  'signpost-store-locator': SignpostStoreLocatorElement,
  'signpost-brand-picker': SignpostBrandPickerElement,
  'signpost-category-browser': SignpostCategoryBrowserElement,
  'signpost-opening-hours': SignpostOpeningHoursElement,
  'signpost-fuel-prices': SignpostFuelPricesElement,
}
