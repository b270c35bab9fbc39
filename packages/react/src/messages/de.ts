import { de as addressForm } from './address-form/de.ts'
import { de as brandPicker } from './brand-picker/de.ts'
import { de as categoryBrowser } from './category-browser/de.ts'
import { de as fuelPrices } from './fuel-prices/de.ts'
import { de as fuelStationList } from './fuel-station-list/de.ts'
import { de as locateButton } from './locate-button/de.ts'
import type { ReactMessages } from './Messages.ts'
import { de as maneuverList } from './maneuver-list/de.ts'
import { de as maneuvers } from './maneuvers/de.ts'
import { de as openingHours } from './opening-hours/de.ts'
import { de as partnerReview } from './partner-review/de.ts'
import { de as photoGallery } from './photo-gallery/de.ts'
import { de as placeCard } from './place-card/de.ts'
import { de as placeDetails } from './place-details/de.ts'
import { de as placeSearch } from './place-search/de.ts'
import { de as reverseGeocode } from './reverse-geocode/de.ts'
import { de as routeOptions } from './route-options/de.ts'
import { de as routeSummary } from './route-summary/de.ts'
import { de as savedPlaces } from './saved-places/de.ts'
import { de as searchResults } from './search-results/de.ts'

/** German. */
export const de: ReactMessages = {
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
