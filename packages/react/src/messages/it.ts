import type { Messages } from './Messages.ts'
import { it as placeSearch } from './place-search/it.ts'

/** Italian. */
export const it: Messages = { placeSearch }
