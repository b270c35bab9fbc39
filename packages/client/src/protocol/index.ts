export {
  acceptedLanguage,
  type CatalogLanguage,
  catalogLanguages,
  languageTag,
  preferredLanguage,
  type ReaderLanguages,
} from './languages.ts'
export { accuracy, accuracyOf, languageTags, PARTIAL_MATCH_RADIUS } from './limits.ts'
export { operationAt, operationOf } from './operationOf.ts'
export {
  brandList,
  categoryList,
  directions,
  reverseGeocode,
  search,
  suggestions,
} from './operations.ts'
export { type Parameter, type ParameterName, unusable } from './Parameter.ts'
export {
  badParameter,
  ProtocolError,
  type ProtocolErrorDetails,
  unauthorized,
} from './ProtocolError.ts'
export {
  type OperationPath,
  type ProtocolOperation,
  parametersOf,
} from './ProtocolOperation.ts'
export { decodePart, parameterValues, parseQuery, type Query } from './parseQuery.ts'
export { integer, oneOf, type ParameterSchema, type Reader } from './readers.ts'
export { type RequestSource, readRequest, readSearch } from './readRequest.ts'
export type {
  BrandListRequest,
  CategoryListRequest,
  DirectionsRequest,
  ReverseGeocodeRequest,
  SearchRequest,
  SuggestionsRequest,
} from './requests.ts'
