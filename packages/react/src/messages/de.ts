import type { ReactMessages } from './Messages.ts'
import { de as placeSearch } from './place-search/de.ts'
import { de as savedPlaces } from './saved-places/de.ts'

/** German. */
export const de: ReactMessages = { placeSearch, savedPlaces }
