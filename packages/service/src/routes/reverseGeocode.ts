import type { Coordinate } from '@signpost/client/domain'
import type { WireLocations } from '@signpost/client/wire'
import { pointAddress, pointLocation } from '../engine/format/pointAddress.ts'
import { coordinate } from '../http/parameters/coordinate.ts'
import { required } from '../http/parameters/read.ts'
import { BRIEFLY, type Operation } from './Operation.ts'

/** The address of a point. */
export const reverseGeocode: Operation<Coordinate> = {
  path: '/geo/v2/reversegeocode/json',
  cacheControl: BRIEFLY,

  read: (query) => required(query, 'coordinate', coordinate),

  kind: () => 'point',

  async answer(point, { store }, { signal }): Promise<WireLocations | null> {
    const address = pointAddress(await store.around(point, signal))
    return address && { locations: [pointLocation(address)] }
  },
}
