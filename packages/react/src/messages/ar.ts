import { ar as addressForm } from './address-form/ar.ts'
import { ar as brandPicker } from './brand-picker/ar.ts'
import { ar as categoryBrowser } from './category-browser/ar.ts'
import { ar as fuelPrices } from './fuel-prices/ar.ts'
import { ar as fuelStationList } from './fuel-station-list/ar.ts'
import { ar as locateButton } from './locate-button/ar.ts'
import type { ReactMessages } from './Messages.ts'
import { ar as maneuverList } from './maneuver-list/ar.ts'
import { ar as maneuvers } from './maneuvers/ar.ts'
import { ar as openingHours } from './opening-hours/ar.ts'
import { ar as partnerReview } from './partner-review/ar.ts'
import { ar as photoGallery } from './photo-gallery/ar.ts'
import { ar as placeCard } from './place-card/ar.ts'
import { ar as placeDetails } from './place-details/ar.ts'
import { ar as placeSearch } from './place-search/ar.ts'
import { ar as reverseGeocode } from './reverse-geocode/ar.ts'
import { ar as routeOptions } from './route-options/ar.ts'
import { ar as routeSummary } from './route-summary/ar.ts'
import { ar as savedPlaces } from './saved-places/ar.ts'
import { ar as searchResults } from './search-results/ar.ts'

/** Arabic, and the model for a language of your own: right to left, with six plural forms. */
export const ar: ReactMessages = {
  addressForm,
  brandPicker,
  categoryBrowser,
  fuelPrices,
  fuelStationList,
  locateButton,
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
