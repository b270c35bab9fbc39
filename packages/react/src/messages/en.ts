import type { ReactMessages } from './Messages.ts'
import { en as placeSearch } from './place-search/en.ts'
import { en as savedPlaces } from './saved-places/en.ts'

/** English, and what every other table falls back on. */
export const en: ReactMessages = { placeSearch, savedPlaces }
