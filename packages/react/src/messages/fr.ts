import type { ReactMessages } from './Messages.ts'
import { fr as placeSearch } from './place-search/fr.ts'

/** French. */
export const fr: ReactMessages = { placeSearch }
