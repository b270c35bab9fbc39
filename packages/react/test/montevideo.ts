import type { Coordinate } from '@signpost/client'

/** The point around which most tests search. */
export const montevideo: Coordinate = { latitude: -34.9055, longitude: -56.1913 }
