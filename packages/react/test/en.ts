import { en as addressForm } from '../src/address-form/AddressFormMessages.ts'
import { en as brandPicker } from '../src/brand-picker/BrandPickerMessages.ts'
import { en as categoryBrowser } from '../src/category-browser/CategoryBrowserMessages.ts'
import { en as fuelPrices } from '../src/fuel-prices/FuelPricesMessages.ts'
import { en as locateButton } from '../src/locate-button/LocateButtonMessages.ts'
import { en as maneuverList } from '../src/maneuver-list/ManeuverListMessages.ts'
import type { ReactMessages } from '../src/messages/Messages.ts'
import { en as notice } from '../src/messages/NoticeMessages.ts'
import { en as openIn } from '../src/open-in/OpenInMessages.ts'
import { en as openingHours } from '../src/opening-hours/OpeningHoursMessages.ts'
import { en as partnerReview } from '../src/partner-review/PartnerReviewMessages.ts'
import { en as photoGallery } from '../src/photo-gallery/PhotoGalleryMessages.ts'
import { en as placeCard } from '../src/place-card/PlaceCardMessages.ts'
import { en as placeDetails } from '../src/place-details/PlaceDetailsMessages.ts'
import { en as placeSearch } from '../src/place-search/PlaceSearchMessages.ts'
import { en as savedPlaces } from '../src/place-search/SavedPlacesMessages.ts'
import { en as reverseGeocode } from '../src/reverse-geocode/ReverseGeocodeMessages.ts'
import { en as routeOptions } from '../src/route-options/RouteOptionsMessages.ts'
import { en as routeSummary } from '../src/route-summary/RouteSummaryMessages.ts'
import { en as maneuvers } from '../src/route-text/ManeuverMessages.ts'
import { en as searchResults } from '../src/search-results/SearchResultsMessages.ts'

/** English, and what every other table falls back on. */
export const en: ReactMessages = {
  addressForm,
  brandPicker,
  categoryBrowser,
  fuelPrices,
  locateButton,
  notice,
  openIn,
  openingHours,
  partnerReview,
  photoGallery,
  placeCard,
  placeDetails,
  reverseGeocode,
  placeSearch,
  maneuvers,
  maneuverList,
  routeOptions,
  routeSummary,
  savedPlaces,
  searchResults,
}
