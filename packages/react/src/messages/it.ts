import type { ReactMessages } from './Messages.ts'
import { it as placeSearch } from './place-search/it.ts'
import { it as savedPlaces } from './saved-places/it.ts'

/** Italian. */
export const it: ReactMessages = { placeSearch, savedPlaces }
