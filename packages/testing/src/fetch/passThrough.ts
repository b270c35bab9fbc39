interface Ending {
  /** Called once, when the body has been read to its end, has failed, or is given up. */
  readonly onEnd: () => void
  /** When it aborts, the body fails with its reason. */
  readonly signal?: AbortSignal
}

/** The same body, read no sooner than its reader reads. */
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
