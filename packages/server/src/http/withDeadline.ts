import { timedOut } from './ServiceError.ts'

/** Runs work with a signal that aborts when the client disconnects or the time is up. It does not wait for work that ignores the signal. */
export async function withDeadline<Value>(
  client: AbortSignal | undefined,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const { signal } = controller
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // Nobody waits for it when the work does not begin.
  aborted.catch(() => {})
  const leave = () => controller.abort(client?.reason)
  const timer = setTimeout(() => controller.abort(timedOut()), milliseconds)
  client?.addEventListener('abort', leave, { once: true })
  try {
    if (client?.aborted) leave()
    signal.throwIfAborted()
    return await Promise.race([aborted, work(signal)])
  } catch (error) {
    // The reason for the abort matters, not the error that the work threw after it.
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timer)
    client?.removeEventListener('abort', leave)
  }
}
