import type { Messages } from './Messages.ts'
import { fr as placeSearch } from './place-search/fr.ts'

/** French. */
export const fr: Messages = { placeSearch }
