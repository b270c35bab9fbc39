import { type Connection, type DirectionsParameters, GeoError, type Route } from '@signpost/client'
import { hasOperation } from '../domain/hasOperation.ts'
import type { Incomplete } from '../domain/Incomplete.ts'
import { type DirectionsQueryKey, directionsQuery } from '../queries/directionsQuery.ts'
import type { GeoQuery } from '../queries/geoQuery.ts'

/** The query for a route whose travel time is needed: two run at a time, and after a refusal of the service none. */
export function travelTimeQuery(
  connection: Connection,
  parameters: Incomplete<DirectionsParameters>,
): GeoQuery<Route | null, DirectionsQueryKey> {
  const query = directionsQuery(connection, parameters)
  return {
    ...query,
    queryFn: (context) => inTurn(connection, context.signal, () => query.queryFn(context)),
    enabled: query.enabled && hasOperation(connection, 'getDirections'),
    retry: () => false,
  }
}

interface Turns {
  running: number
  readonly waiting: (() => void)[]
  /** The service has no routes, or none for this API key: it is not asked again. */
  refusal?: GeoError
}

/** The maximum number of concurrent requests for routes. */
const mostAtOnce = 2

/** A connection with another API key counts as another one, and is asked again. */
const turnsOf = new WeakMap<Connection, Turns>()

function isRefusal({ kind, status }: GeoError): boolean {
  return kind === 'key' || status === 501 || status === 404
}

/** Queues calls to a service, two at a time, and stops when it has refused one. A call that is aborted while it waits is never made. */
async function inTurn<Answer>(
  connection: Connection,
  signal: AbortSignal,
  call: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const turns: Turns = turnsOf.get(connection) ?? { running: 0, waiting: [] }
  turnsOf.set(connection, turns)
  if (turns.running >= mostAtOnce) await new Promise<void>((resolve) => turns.waiting.push(resolve))
  else turns.running += 1
  try {
    signal.throwIfAborted()
    if (turns.refusal) throw turns.refusal
    return await call()
  } catch (error) {
    if (error instanceof GeoError && !error.retryable && isRefusal(error)) turns.refusal = error
    throw error
  } finally {
    // The next waiting call starts.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}
