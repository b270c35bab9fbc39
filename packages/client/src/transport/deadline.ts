/** Runs `work` until it settles, the outer signal aborts, or the time is up, whichever comes first. In the latter two cases the signal of `work` aborts, and the promise rejects even when `work` ignores the signal. */
export function withDeadline<Result>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  errors: { aborted: () => Error; timeout: () => Error },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (outer?.aborted) return Promise.reject(errors.aborted())
  const controller = new AbortController()
  return new Promise((resolve, reject) => {
    const stop = (error: Error): void => {
      reject(error)
      controller.abort(error)
    }
    const onAbort = (): void => stop(errors.aborted())
    // A timer longer than 2^31 ms fires immediately.
    const timer =
      milliseconds < 2 ** 31 ? setTimeout(() => stop(errors.timeout()), milliseconds) : undefined
    outer?.addEventListener('abort', onAbort, { once: true })
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        outer?.removeEventListener('abort', onAbort)
      })
  })
}
