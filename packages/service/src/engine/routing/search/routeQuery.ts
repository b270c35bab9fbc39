import type { Coordinate, Position } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import type { ValhallaQuery } from '../valhalla/ValhallaEngine.ts'
import { costingOf, type Strictness } from './costingOf.ts'

/** Meters to the nearest road; a point farther off, on the water or abroad, has no way. */
const REACH = 200

/** The query for a way that leaves out the roads at some points. */
export function routeQuery(
  request: RouteRequest,
  strictness: Strictness,
  excluded: readonly Position[] = [],
): ValhallaQuery {
  return {
    ...costingOf(request, strictness),
    locations: [locationOf(request.origin), locationOf(request.destination)],
    ...(excluded.length > 0 && { exclude_locations: excluded.map(([lon, lat]) => ({ lat, lon })) }),
    units: 'kilometers',
    language: 'en-US',
  }
}

/** Nobody sets out from the middle of a ferry's passage. */
function locationOf({ latitude, longitude }: Coordinate) {
  return {
    lat: latitude,
    lon: longitude,
    search_cutoff: REACH,
    search_filter: { exclude_ferry: true },
  }
}
