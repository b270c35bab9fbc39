import type { ReactMessages } from './Messages.ts'
import { es as placeSearch } from './place-search/es.ts'

/** Spanish. */
export const es: ReactMessages = { placeSearch }
