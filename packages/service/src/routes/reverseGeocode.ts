import { reverseGeocode as protocol, type ReverseGeocodeRequest } from '@signpost/client/protocol'
import type { WireLocations } from '@signpost/client/wire'
import { pointAddress, pointLocation } from '../engine/format/pointAddress.ts'
import { CACHE_ONE_MINUTE, type Operation } from './Operation.ts'

/** The address at a point. */
export const reverseGeocode: Operation<ReverseGeocodeRequest> = {
  protocol,
  cacheControl: CACHE_ONE_MINUTE,

  kind: () => 'point',

  async answer({ coordinate }, { store }, { signal }): Promise<WireLocations | null> {
    const address = pointAddress(await store.around(coordinate, signal))
    return address && { locations: [pointLocation(address)] }
  },
}
