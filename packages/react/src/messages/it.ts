import type { ReactMessages } from './Messages.ts'
import { it as placeSearch } from './place-search/it.ts'

/** Italian. */
export const it: ReactMessages = { placeSearch }
