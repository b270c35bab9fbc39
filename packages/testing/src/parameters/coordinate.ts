import { type Coordinate, isCoordinate } from '@signpost/client/domain'
import type { Reader } from './read.ts'

const pair = /^ *(-?\d{1,3}(?:\.\d{1,20})?) *, *(-?\d{1,3}(?:\.\d{1,20})?) *$/

/** `latitude,longitude` in plain decimals, inside their bounds. */
export const coordinate: Reader<Coordinate> = {
  expects: 'a latitude from -90 to 90 and a longitude from -180 to 180, as in "-34.9,-56.16"',
  read: (text) => {
    const [, latitude, longitude] = pair.exec(text) ?? []
    const value = { latitude: Number(latitude), longitude: Number(longitude) }
    return isCoordinate(value) ? value : undefined
  },
}
