export { defineElements } from './defineElements.ts'
export type { RenderRow } from './elements/OwnRow.tsx'
export {
  type AddressFormFields,
  SignpostAddressFormElement,
  type SignpostAddressFormEvents,
} from './elements/SignpostAddressFormElement.ts'
export {
  SignpostBrandPickerElement,
  type SignpostBrandPickerEvents,
} from './elements/SignpostBrandPickerElement.ts'
export {
  SignpostCategoryBrowserElement,
  type SignpostCategoryBrowserEvents,
} from './elements/SignpostCategoryBrowserElement.ts'
export { SignpostConfigElement } from './elements/SignpostConfigElement.ts'
export {
  SignpostDirectionsElement,
  type SignpostDirectionsEvents,
} from './elements/SignpostDirectionsElement.ts'
export { SignpostFuelPricesElement } from './elements/SignpostFuelPricesElement.ts'
export {
  SignpostManeuversElement,
  type SignpostManeuversEvents,
} from './elements/SignpostManeuversElement.ts'
export { SignpostOpeningHoursElement } from './elements/SignpostOpeningHoursElement.ts'
export { SignpostPlaceElement, type SignpostPlaceEvents } from './elements/SignpostPlaceElement.ts'
export {
  SignpostPlaceMapElement,
  type SignpostPlaceMapEvents,
} from './elements/SignpostPlaceMapElement.ts'
export {
  SignpostResultsElement,
  type SignpostResultsEvents,
} from './elements/SignpostResultsElement.ts'
export {
  SignpostRouteMapElement,
  type SignpostRouteMapEvents,
} from './elements/SignpostRouteMapElement.ts'
export {
  SignpostSearchElement,
  type SignpostSearchEvents,
} from './elements/SignpostSearchElement.tsx'
export {
  SignpostStoreLocatorElement,
  type SignpostStoreLocatorEvents,
} from './elements/SignpostStoreLocatorElement.ts'
export type { SignpostTagNameMap, SignpostTags, TagProps, TagsIn, TagsInVue } from './jsx.ts'
export type { ElementSettings } from './settings/ElementSettings.ts'
export { setDefaults } from './settings/pageSettings.ts'
