/** Delivers the answer like `fetch`. When the signal aborts before there is an answer, the promise rejects with the signal's reason. When it aborts while the body is read, the body fails with it. `onEnd` is called when nothing more can follow. */
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
      // Cancels the unread body, because a scenario that waits for its end would wait forever.
      answer.then(({ body }) => body?.cancel(signal.reason)).catch(() => {})
    }
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

interface Ending {
  /** Called once, when the body has been read completely, has failed, or is canceled. */
  readonly onEnd: () => void
  /** Aborting it makes the body fail with its reason. */
  readonly signal?: AbortSignal
}

/** The same body, which is read only as fast as its reader reads. */
export function passThrough(
  body: ReadableStream<Uint8Array>,
  { onEnd, signal }: Ending,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const abort = (): void => {
          controller.error(signal?.reason)
          reader.cancel(signal?.reason).catch(() => {})
        }
        signal?.addEventListener('abort', abort, { once: true })
        reader.closed.catch(() => {}).finally(onEnd)
      },
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

interface FollowedSignal {
  readonly signal: AbortSignal
  /** Stops following the outer signal, which is still reported. */
  readonly ignore: () => void
  /** Stops reporting the outer signal too. */
  readonly stop: () => void
}

/** A signal that aborts with an outer one. `onAbort` is called for the outer one in any case. */
export function followSignal(outer: AbortSignal | undefined, onAbort: () => void): FollowedSignal {
  const inner = new AbortController()
  const follow = (): void => inner.abort(outer?.reason)
  outer?.addEventListener('abort', onAbort, { once: true })
  outer?.addEventListener('abort', follow, { once: true })
  return {
    signal: inner.signal,
    ignore: () => outer?.removeEventListener('abort', follow),
    stop: () => {
      outer?.removeEventListener('abort', onAbort)
      outer?.removeEventListener('abort', follow)
    },
  }
}
