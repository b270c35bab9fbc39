import type { Coordinate, Position } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import type { ValhallaQuery } from '../valhalla/ValhallaEngine.ts'
import { costingOf, type Strictness } from './costingOf.ts'

/** Meters to the nearest road. A few addresses lie 300 from one; farther off, on the water or abroad, there is no way. */
const REACH = 400

/** The query for a way that avoids the roads at some points. */
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
