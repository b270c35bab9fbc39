import type { ReactMessages } from './Messages.ts'
import { es as placeSearch } from './place-search/es.ts'
import { es as savedPlaces } from './saved-places/es.ts'

/** Spanish. */
export const es: ReactMessages = { placeSearch, savedPlaces }
