import type { ReactMessages } from './Messages.ts'
import { fr as placeSearch } from './place-search/fr.ts'
import { fr as savedPlaces } from './saved-places/fr.ts'

/** French. */
export const fr: ReactMessages = { placeSearch, savedPlaces }
