import type { AddressSuggestion, Connection, Coordinate } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { PlaceDetails } from './placeDetails.ts'
import { reverseGeocodeQuery } from './reverseGeocodeQuery.ts'

/** A coordinate with its address, if there is one, as a suggestion whose details are known. */
export interface AddressAt {
  readonly coordinate: Coordinate
  readonly text: string
  readonly address?: {
    readonly suggestion: AddressSuggestion
    readonly details: () => Promise<PlaceDetails>
  }
}

/**
 * Returns the address at a coordinate; without an address, or when the service fails, just the coordinate. A separate module, loaded on
 * demand.
 */
export async function addressAt(
  queryClient: QueryClient,
  connection: Connection,
  { latitude, longitude }: Coordinate,
): Promise<AddressAt> {
  const coordinate = { latitude, longitude }
  // The coordinate itself suffices, so the request neither retries nor waits for a network.
  const query = reverseGeocodeQuery(connection, { coordinate })
  const answer = query.enabled
    ? await queryClient
        .fetchQuery({ ...query, networkMode: 'always', retry: false })
        .catch(() => null)
    : null
  const [line1, ...others] = answer ? addressLines(answer.address) : []
  if (!answer || line1 === undefined) {
    return { coordinate, text: formatCoordinate(coordinate) ?? '' }
  }
  const suggestion = { kind: 'address', line1, line2: others.join(', ') } as const
  const place = { ...nothingElse, address: answer.address, coordinate }
  const details = Promise.resolve<PlaceDetails>({ status: 'ready', place })
  return { coordinate, text: line1, address: { suggestion, details: () => details } }
}

const nothingElse = { id: 'here', phones: [], categories: [], brands: [], fuelPrices: [] }
