import type { Connection, Coordinate } from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import { reverseGeocodeQuery } from '@signpost/react/queries'
import type { QueryClient } from '@tanstack/react-query'

/** The street and the number at a point; undefined when there is none, or the service does not know: the town around it is not its name. */
export async function addressName(
  queryClient: QueryClient,
  connection: Connection,
  coordinate: Coordinate,
): Promise<string | undefined> {
  const { enabled, ...query } = reverseGeocodeQuery(connection, { coordinate })
  // Without a retry and without waiting for a network, because the coordinates suffice.
  const answer = enabled
    ? await queryClient
        .fetchQuery({ ...query, networkMode: 'always', retry: false })
        .catch(() => null)
    : null
  const { street, intersection, airport } = answer?.address ?? {}
  const isNamed = street ?? intersection ?? airport
  return answer && isNamed ? addressLines(answer.address)[0] : undefined
}
