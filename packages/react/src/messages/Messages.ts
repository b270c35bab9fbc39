import type { AddressFormMessages } from '../address-form/AddressFormMessages.ts'
import type { BrandPickerMessages } from '../brand-picker/BrandPickerMessages.ts'
import type { CategoryBrowserMessages } from '../category-browser/CategoryBrowserMessages.ts'
import type { FuelPricesMessages } from '../fuel-prices/FuelPricesMessages.ts'
import type { LocateButtonMessages } from '../locate-button/LocateButtonMessages.ts'
import type { ManeuverListMessages } from '../maneuver-list/ManeuverListMessages.ts'
import type { OpenInMessages } from '../open-in/OpenInMessages.ts'
import type { OpeningHoursMessages } from '../opening-hours/OpeningHoursMessages.ts'
import type { PartnerReviewMessages } from '../partner-review/PartnerReviewMessages.ts'
import type { PhotoGalleryMessages } from '../photo-gallery/PhotoGalleryMessages.ts'
import type { PlaceCardMessages } from '../place-card/PlaceCardMessages.ts'
import type { PlaceDetailsMessages } from '../place-details/PlaceDetailsMessages.ts'
import type { PlaceSearchMessages } from '../place-search/PlaceSearchMessages.ts'
import type { SavedPlacesMessages } from '../place-search/SavedPlacesMessages.ts'
import type { ReverseGeocodeMessages } from '../reverse-geocode/ReverseGeocodeMessages.ts'
import type { RouteOptionsMessages } from '../route-options/RouteOptionsMessages.ts'
import type { RouteSummaryMessages } from '../route-summary/RouteSummaryMessages.ts'
import type { ManeuverMessages } from '../route-text/ManeuverMessages.ts'
import type { SearchResultsMessages } from '../search-results/SearchResultsMessages.ts'
import type { NoticeMessages } from './NoticeMessages.ts'

/** The messages of this package's components, by component. */
export interface ReactMessages {
  readonly addressForm: AddressFormMessages
  readonly brandPicker: BrandPickerMessages
  readonly categoryBrowser: CategoryBrowserMessages
  readonly fuelPrices: FuelPricesMessages
  readonly locateButton: LocateButtonMessages
  readonly notice: NoticeMessages
  readonly openIn: OpenInMessages
  readonly openingHours: OpeningHoursMessages
  readonly partnerReview: PartnerReviewMessages
  readonly photoGallery: PhotoGalleryMessages
  readonly placeCard: PlaceCardMessages
  readonly placeDetails: PlaceDetailsMessages
  readonly reverseGeocode: ReverseGeocodeMessages
  readonly placeSearch: PlaceSearchMessages
  readonly maneuvers: ManeuverMessages
  readonly maneuverList: ManeuverListMessages
  readonly routeOptions: RouteOptionsMessages
  readonly routeSummary: RouteSummaryMessages
  readonly savedPlaces: SavedPlacesMessages
  readonly searchResults: SearchResultsMessages
}

/** Every text that a component shows or announces. A package with components of its own adds theirs: it augments this interface. */
export interface Messages extends ReactMessages {}

/** Some of the messages: missing ones keep their text. */
export type PartialMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> }

/** A table of messages, or a part of one, with the messages of another merged over it. */
export function mergeMessages(
  below: PartialMessages | undefined,
  above: PartialMessages | undefined,
): PartialMessages {
  const merged: Record<string, object> = { ...below }
  for (const [part, messages] of Object.entries(above ?? {})) {
    merged[part] = { ...merged[part], ...messages }
  }
  return merged
}
