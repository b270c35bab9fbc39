import { it as addressForm } from './address-form/it.ts'
import { it as brandPicker } from './brand-picker/it.ts'
import { it as categoryBrowser } from './category-browser/it.ts'
import { it as fuelPrices } from './fuel-prices/it.ts'
import { it as fuelStationList } from './fuel-station-list/it.ts'
import { it as locateButton } from './locate-button/it.ts'
import type { ReactMessages } from './Messages.ts'
import { it as maneuverList } from './maneuver-list/it.ts'
import { it as maneuvers } from './maneuvers/it.ts'
import { it as openingHours } from './opening-hours/it.ts'
import { it as partnerReview } from './partner-review/it.ts'
import { it as photoGallery } from './photo-gallery/it.ts'
import { it as placeCard } from './place-card/it.ts'
import { it as placeDetails } from './place-details/it.ts'
import { it as placeSearch } from './place-search/it.ts'
import { it as reverseGeocode } from './reverse-geocode/it.ts'
import { it as routeOptions } from './route-options/it.ts'
import { it as routeSummary } from './route-summary/it.ts'
import { it as savedPlaces } from './saved-places/it.ts'
import { it as searchResults } from './search-results/it.ts'

/** Italian. */
export const it: ReactMessages = {
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
