export type { Address, AddressKind, LocatedAddress } from './address.ts'
export { type AddressFormat, addressFormat } from './addressFormat.ts'
export type { AddressLinesOptions } from './addressLines.ts'
export { addressLines } from './addressLines.ts'
export type {
  AddressField,
  AddressValues,
  AddressVerdict,
  ValidateAddress,
} from './addressVerdict.ts'
export type { Brand, BrandAlias, CatalogBrand } from './brand.ts'
export { searchBrands } from './brand.ts'
export type { Clock } from './Clock.ts'
export { elapsedTime, systemClock } from './Clock.ts'
export type { Attribution, Capabilities, OperationName, Terms } from './capabilities.ts'
export type { CatalogCategory, Category, LocalizedName } from './category.ts'
export { categoryPath, findCategory, flattenCategories, pickName } from './category.ts'
export type { Area, Bounds, Coordinate, Position } from './coordinate.ts'
export { isCoordinate, isWithin } from './coordinate.ts'
export { formatCoordinate, parseCoordinate } from './coordinateText.ts'
export { toAlpha2, toAlpha3 } from './country.ts'
export { cumulativeDistances, distanceBetween } from './distance.ts'
export type { DrivingSide } from './drivingSide.ts'
export { drivingSideIn } from './drivingSide.ts'
export { firstDayOfWeek } from './firstDayOfWeek.ts'
export { fold } from './fold.ts'
export type { DistanceFormat } from './formatDistance.ts'
export { formatDistance } from './formatDistance.ts'
export type { DurationFormat } from './formatDuration.ts'
export { formatDuration } from './formatDuration.ts'
export type { CheapestFuel, FuelGrade, FuelPrice, FuelUnit } from './fuel.ts'
export { cheapestFuel, convertFuelPrice, fuelGrades, sortFuelPrices } from './fuel.ts'
export type { Closure, OpeningHours, OpeningSession } from './hours.ts'
export { type MailingLinesOptions, mailingLines } from './mailingLines.ts'
export type { ManeuverKind, ManeuverSide } from './maneuver.ts'
export { readCommand, writeCommand } from './maneuver.ts'
export type { MatchRange } from './match.ts'
export { matchesAllWords, matchRanges } from './match.ts'
export { mergeSessions } from './mergeSessions.ts'
export type { Money } from './money.ts'
export { formatMoney } from './money.ts'
export type { RoutePosition } from './nearestOnRoute.ts'
export { nearestOnRoute } from './nearestOnRoute.ts'
export type {
  OpeningMoment,
  OpeningStatus,
  OpeningStatusOptions,
  UnknownStatusReason,
} from './openingStatus.ts'
export { nextChange, openingStatus } from './openingStatus.ts'
export type { Outline } from './outline.ts'
export { isInside, polygonsOf } from './outline.ts'
export type { Phone, PhoneType } from './phone.ts'
export { phoneLink, phoneText } from './phone.ts'
export type { Json, PartnerContent, PartnerReview, Place, PlaceContent } from './place.ts'
export { readLanguageTag } from './readLanguageTag.ts'
export type {
  Avoidance,
  Maneuver,
  Optimization,
  Road,
  Route,
  TurnRoad,
  Vehicle,
} from './route.ts'
export { avoidances, optimizations, vehicles } from './route.ts'
export { routeBounds } from './routeBounds.ts'
export type { RouteProgress, RouteProgressOptions } from './routeProgress.ts'
export { routeProgress } from './routeProgress.ts'
export { safeUrl, urlHost } from './safeUrl.ts'
export type {
  AddressSuggestion,
  PlaceSuggestion,
  Suggestion,
  TermCatalogs,
  TermKind,
  TermSuggestion,
} from './suggestion.ts'
export { termClassifier } from './suggestion.ts'
export type { UnitSystem } from './unitSystem.ts'
export { unitSystem } from './unitSystem.ts'
export { type WeekRow, weekTable } from './weekTable.ts'
export type { WallClock } from './zone.ts'
export { clockIn } from './zone.ts'
