import { type Connection, GeoError } from '@signpost/client'

interface Turns {
  running: number
  readonly waiting: (() => void)[]
  /** The service has no routes, or none for this API key: it is not asked again. */
  refusal?: GeoError
}

/** A connection with another API key counts as another one, and is asked again. */
const turnsOf = new WeakMap<Connection, Turns>()

/** The maximum number of concurrent requests for routes. */
const most = 2

/** Queues calls to a service, two at a time, and stops when it has refused one. A call that is aborted while it waits is never made. */
export async function inTurn<Answer>(
  connection: Connection,
  signal: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const turns: Turns = turnsOf.get(connection) ?? { running: 0, waiting: [] }
  turnsOf.set(connection, turns)
  if (turns.running >= most) await new Promise<void>((resolve) => turns.waiting.push(resolve))
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

function isRefusal({ kind, status }: GeoError): boolean {
  return kind === 'key' || status === 501 || status === 404
}
