import type { Messages } from './Messages.ts'
import { de as placeSearch } from './place-search/de.ts'

/** German. */
export const de: Messages = { placeSearch }
