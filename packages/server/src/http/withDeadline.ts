import { timedOut } from './ServiceError.ts'

/** Runs work with a signal that stops it when the client goes away or the time is over. */
export async function withDeadline<Value>(
  client: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const { signal } = controller
  const leave = () => controller.abort(client.reason)
  const timer = setTimeout(() => controller.abort(timedOut()), milliseconds)
  client.addEventListener('abort', leave, { once: true })
  try {
    if (client.aborted) leave()
    signal.throwIfAborted()
    return await work(signal)
  } catch (error) {
    // The reason why the work was stopped matters, not what it then threw.
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timer)
    client.removeEventListener('abort', leave)
  }
}
