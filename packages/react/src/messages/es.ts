import { es as addressForm } from './address-form/es.ts'
import { es as brandPicker } from './brand-picker/es.ts'
import { es as categoryBrowser } from './category-browser/es.ts'
import { es as fuelPrices } from './fuel-prices/es.ts'
import { es as fuelStationList } from './fuel-station-list/es.ts'
import { es as locateButton } from './locate-button/es.ts'
import type { ReactMessages } from './Messages.ts'
import { es as maneuverList } from './maneuver-list/es.ts'
import { es as maneuvers } from './maneuvers/es.ts'
import { es as openingHours } from './opening-hours/es.ts'
import { es as partnerReview } from './partner-review/es.ts'
import { es as photoGallery } from './photo-gallery/es.ts'
import { es as placeCard } from './place-card/es.ts'
import { es as placeDetails } from './place-details/es.ts'
import { es as placeSearch } from './place-search/es.ts'
import { es as reverseGeocode } from './reverse-geocode/es.ts'
import { es as routeOptions } from './route-options/es.ts'
import { es as routeSummary } from './route-summary/es.ts'
import { es as savedPlaces } from './saved-places/es.ts'
import { es as searchResults } from './search-results/es.ts'

/** Spanish. */
export const es: ReactMessages = {
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
