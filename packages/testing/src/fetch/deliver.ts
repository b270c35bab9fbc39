/**
 * The answer as `fetch` hands it over: when the signal aborts before there is one, the promise rejects with the signal's reason;
 * when it aborts while the body is read, the body fails with it. `onEnd` is called when nothing more can come.
 */
export async function deliver(
  answer: Promise<Response>,
  signal: AbortSignal,
  onEnd: () => void,
): Promise<Response> {
  try {
    const response = await unlessAborted(answer, signal)
    if (response.body === null) {
      onEnd()
      return response
    }
    const { status, statusText, headers } = response
    const body = abortable(response.body, signal, onEnd)
    return new Response(body, { status, statusText, headers })
  } catch (error) {
    onEnd()
    throw error
  }
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(signal.reason)
        // Nobody will read it: what waits for its end must not wait for ever.
        answer.then(({ body }) => body?.cancel(signal.reason)).catch(() => {})
      },
      { once: true },
    )
    answer.then(resolve, reject)
  })
}

function abortable(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason)
          void reader.cancel(signal.reason)
        })
      },
      async pull(controller) {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
        onEnd()
      },
      cancel(reason) {
        onEnd()
        return reader.cancel(reason)
      },
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  )
}
