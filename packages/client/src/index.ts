export { createGeoClient, type GeoClient } from './createGeoClient.ts'
export type { GeoIssue, GeoProblem } from './decode/DecodeContext.ts'
export type { Page } from './decode/paging.ts'
export type { PlacePage } from './decode/placePage.ts'
export type * from './domain/index.ts'
export { GeoError, type GeoErrorDetails, type GeoErrorKind } from './errors/GeoError.ts'
export type { CallOptions } from './operations/call.ts'
export {
  type AddressValidationOptions,
  createAddressValidation,
} from './operations/createAddressValidation.ts'
export { type ForwardGeocodeParameters, forwardGeocode } from './operations/forwardGeocode.ts'
export { type DirectionsParameters, getDirections } from './operations/getDirections.ts'
export { type ListBrandsParameters, listBrands } from './operations/listBrands.ts'
export { type ListCategoriesParameters, listCategories } from './operations/listCategories.ts'
export { type PagesOptions, pages } from './operations/pages.ts'
export { type ReverseGeocodeParameters, reverseGeocode } from './operations/reverseGeocode.ts'
export { type SearchParameters, search } from './operations/search.ts'
export { type SuggestionPage, type SuggestParameters, suggest } from './operations/suggest.ts'
export {
  type Connection,
  type ConnectionOptions,
  type ConnectionRequest,
  createConnection,
  type OutgoingRequest,
} from './transport/connection.ts'
export { mayStore } from './transport/stored.ts'
export { defaultWire, type ReviewFields, type WireOptions } from './wireOptions.ts'
