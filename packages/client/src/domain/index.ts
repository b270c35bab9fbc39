export type { Address, AddressKind, LocatedAddress } from './address.ts'
export type { Brand, BrandAlias, CatalogBrand } from './brand.ts'
export type { CatalogCategory, Category, LocalizedName } from './category.ts'
export type { Bounds, Coordinate, Position } from './coordinate.ts'
export { isCoordinate } from './coordinate.ts'
export { formatCoordinate, parseCoordinate } from './coordinateText.ts'
export { toAlpha2, toAlpha3 } from './country.ts'
export { distanceBetween } from './distance.ts'
export { fold } from './fold.ts'
export type { DistanceFormat } from './formatDistance.ts'
export { formatDistance } from './formatDistance.ts'
export { formatDuration } from './formatDuration.ts'
export type { FuelGrade, FuelPrice, FuelUnit } from './fuel.ts'
export type { OpeningHours, OpeningSession } from './hours.ts'
export type { ManeuverKind, ManeuverSide } from './maneuver.ts'
export { readCommand, writeCommand } from './maneuver.ts'
export type { MatchRange } from './match.ts'
export { matchesAllWords, matchRanges } from './match.ts'
export type { Phone, PhoneType } from './phone.ts'
export type { Json, PartnerContent, PartnerReview, Place, PlaceContent } from './place.ts'
export type {
  Avoidance,
  Maneuver,
  Optimization,
  Road,
  Route,
  TurnRoad,
  Vehicle,
} from './route.ts'
export { safeUrl, urlHost } from './safeUrl.ts'
export type {
  AddressSuggestion,
  PlaceSuggestion,
  Suggestion,
  TermKind,
  TermSuggestion,
} from './suggestion.ts'
export type { UnitSystem } from './unitSystem.ts'
export { unitSystem } from './unitSystem.ts'
