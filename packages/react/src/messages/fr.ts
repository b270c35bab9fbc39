import { fr as addressForm } from './address-form/fr.ts'
import { fr as brandPicker } from './brand-picker/fr.ts'
import { fr as categoryBrowser } from './category-browser/fr.ts'
import { fr as fuelPrices } from './fuel-prices/fr.ts'
import { fr as fuelStationList } from './fuel-station-list/fr.ts'
import { fr as locateButton } from './locate-button/fr.ts'
import type { ReactMessages } from './Messages.ts'
import { fr as maneuverList } from './maneuver-list/fr.ts'
import { fr as maneuvers } from './maneuvers/fr.ts'
import { fr as openingHours } from './opening-hours/fr.ts'
import { fr as partnerReview } from './partner-review/fr.ts'
import { fr as photoGallery } from './photo-gallery/fr.ts'
import { fr as placeCard } from './place-card/fr.ts'
import { fr as placeDetails } from './place-details/fr.ts'
import { fr as placeSearch } from './place-search/fr.ts'
import { fr as reverseGeocode } from './reverse-geocode/fr.ts'
import { fr as routeOptions } from './route-options/fr.ts'
import { fr as routeSummary } from './route-summary/fr.ts'
import { fr as savedPlaces } from './saved-places/fr.ts'
import { fr as searchResults } from './search-results/fr.ts'

/** French. */
export const fr: ReactMessages = {
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
