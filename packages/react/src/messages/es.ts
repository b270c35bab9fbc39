import type { Messages } from './Messages.ts'
import { es as placeSearch } from './place-search/es.ts'

/** Spanish. */
export const es: Messages = { placeSearch }
