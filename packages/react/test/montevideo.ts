import type { Coordinate } from '@signpost/client'

/** Where most tests look. */
export const montevideo: Coordinate = { latitude: -34.9055, longitude: -56.1913 }
