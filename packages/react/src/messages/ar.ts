import type { ReactMessages } from './Messages.ts'
import { ar as placeSearch } from './place-search/ar.ts'
import { ar as savedPlaces } from './saved-places/ar.ts'

/** Arabic, and the model for a language of your own: right to left, with six plural forms. */
export const ar: ReactMessages = { placeSearch, savedPlaces }
