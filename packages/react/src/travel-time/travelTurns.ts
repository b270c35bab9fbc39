import { type Connection, GeoError } from '@signpost/client'

interface Turns {
  running: number
  readonly waiting: (() => void)[]
  /** The service has no routes, or not for this key: nobody asks again. */
  refusal?: GeoError
}

/** A connection with another key is another one, which is asked anew. */
const turnsOf = new WeakMap<Connection, Turns>()

/** The most routes that are asked for at a time. */
const most = 2

/** Calls a service in turn with others, two at a time; not at all once it has refused. One that is aborted while it waits never calls. */
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
    // The turn goes on to who waits.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}

function isRefusal({ kind, status }: GeoError): boolean {
  return kind === 'key' || status === 501 || status === 404
}
