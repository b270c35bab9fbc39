import { passThrough } from './passThrough.ts'

/**
 * The answer in the form of `fetch`: when the signal aborts before there is one, the promise rejects with the signal's reason;
 * when it aborts while the body is read, the body fails with it. `onEnd` is called when nothing more can come.
 */
export async function deliver(
  answer: Promise<Response>,
  signal: AbortSignal,
  onEnd: () => void,
): Promise<Response> {
  try {
    const response = await unlessAborted(answer, signal)
    const { body, status, statusText, headers } = response
    if (body === null) {
      onEnd()
      return response
    }
    return new Response(passThrough(body, { onEnd, signal }), { status, statusText, headers })
  } catch (error) {
    onEnd()
    throw error
  }
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason)
      // It will not be read: scenarios that wait for its end must not wait for ever.
      answer.then(({ body }) => body?.cancel(signal.reason)).catch(() => {})
    }
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
