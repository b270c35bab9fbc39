import { en as addressForm } from './address-form/en.ts'
import { en as brandPicker } from './brand-picker/en.ts'
import { en as categoryBrowser } from './category-browser/en.ts'
import { en as fuelPrices } from './fuel-prices/en.ts'
import { en as fuelStationList } from './fuel-station-list/en.ts'
import { en as locateButton } from './locate-button/en.ts'
import type { ReactMessages } from './Messages.ts'
import { en as maneuverList } from './maneuver-list/en.ts'
import { en as maneuvers } from './maneuvers/en.ts'
import { en as openingHours } from './opening-hours/en.ts'
import { en as partnerReview } from './partner-review/en.ts'
import { en as photoGallery } from './photo-gallery/en.ts'
import { en as placeCard } from './place-card/en.ts'
import { en as placeDetails } from './place-details/en.ts'
import { en as placeSearch } from './place-search/en.ts'
import { en as reverseGeocode } from './reverse-geocode/en.ts'
import { en as routeOptions } from './route-options/en.ts'
import { en as routeSummary } from './route-summary/en.ts'
import { en as savedPlaces } from './saved-places/en.ts'
import { en as searchResults } from './search-results/en.ts'

/** English, and what every other table falls back on. */
export const en: ReactMessages = {
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
