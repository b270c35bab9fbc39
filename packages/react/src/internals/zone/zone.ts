import type { Connection, Coordinate, Place, Route } from '@signpost/client'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { resolveNear } from '../../domain/near.ts'
import type { WithinMinutes } from '../../domain/Zone.ts'
import { travelTimeQuery } from '../travelTimeQuery.ts'

export { isInside } from '@signpost/client/domain'

/** A service, and the cache of its answers. */
export interface TravelContext {
  readonly queryClient: QueryClient
  readonly connection: Connection
  /** The start of routes. */
  readonly origin: Coordinate | undefined
}

/** Returns true if a point is near enough, false if it is not, and `undefined` if its travel time cannot be known. */
export async function isNear(
  point: Coordinate,
  withinMinutes: WithinMinutes,
  context: TravelContext,
): Promise<boolean | undefined> {
  const query = timeQuery(point, withinMinutes, context)
  const route = query.enabled ? context.queryClient.fetchQuery(query) : undefined
  return isSoon(await route, withinMinutes)
}

/**
 * Requests the travel times to places, and calls back with those that are decided: true if they are near enough, or if their time cannot be
 * known. Returns a function that stops the requests.
 */
export function watchTravelTimes(
  places: readonly Place[],
  withinMinutes: WithinMinutes,
  context: TravelContext,
  onChange: (isNear: ReadonlyMap<string, boolean>) => void,
): () => void {
  let decided: ReadonlyMap<string, boolean> = new Map()
  const stops = places.map(({ id, coordinate }) => {
    const query = timeQuery(coordinate, withinMinutes, context)
    const observer = new QueryObserver(context.queryClient, query)
    const report = (): void => {
      const { data, isLoading } = observer.getCurrentResult()
      if (isLoading) return
      decided = new Map([...decided, [id, isSoon(data, withinMinutes) ?? true]])
      onChange(decided)
    }
    const stop = observer.subscribe(report)
    report()
    return stop
  })
  return () => {
    for (const stop of stops) stop()
  }
}

function timeQuery(
  destination: Coordinate | undefined,
  { minutes: _, from, ...choice }: WithinMinutes,
  { connection, origin }: TravelContext,
): ReturnType<typeof travelTimeQuery> {
  const start = resolveNear(from) ?? origin
  return travelTimeQuery(connection, { ...choice, origin: start, destination })
}

/** A place without a route is not near; without a time nothing is known. */
function isSoon(route: Route | null | undefined, { minutes }: WithinMinutes): boolean | undefined {
  if (route === null) return false
  return route?.duration === undefined ? undefined : route.duration <= minutes * 60
}
