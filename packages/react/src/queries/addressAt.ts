import type { AddressSuggestion, Connection, Coordinate, Place } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'
import type { QueryClient } from '@tanstack/react-query'
import { reverseGeocodeQuery } from './reverseGeocodeQuery.ts'

/** A point as it is shown, and the address there as a suggestion and a place. */
export interface AddressAt {
  readonly text: string
  readonly found?: { readonly suggestion: AddressSuggestion; readonly place: Place }
}

/** The address at a point; where there is none, or the service does not say, the point itself. A module of its own, loaded when it is needed. */
export async function addressAt(
  queryClient: QueryClient,
  connection: Connection,
  coordinate: Coordinate,
): Promise<AddressAt> {
  // Nobody waits for a network or a second try: the point will do.
  const query = reverseGeocodeQuery(connection, { coordinate })
  const answer = await queryClient
    .fetchQuery({ ...query, networkMode: 'always', retry: false })
    .catch(() => null)
  const [line1, ...others] = answer ? addressLines(answer.address) : []
  if (!answer || line1 === undefined) return { text: formatCoordinate(coordinate) ?? '' }
  const { address } = answer
  const suggestion = { kind: 'address', line1, line2: others.join(', ') } as const
  return { text: line1, found: { suggestion, place: { ...nothingElse, address, coordinate } } }
}

const nothingElse = { id: 'here', phones: [], categories: [], brands: [], fuelPrices: [] }
