export interface ConcurrencyLimitOptions {
  /** The number of tasks that run at once. */
  concurrency: number
  /** The number of tasks that may wait; further tasks are refused. */
  maxWaiting: number
  /** The error of a refused task. */
  refusal: () => Error
}

/**
 * Runs a few tasks at once and refuses those that would wait too long. A task whose signal is aborted while it waits never starts. A task that is
 * aborted while it runs rejects at once, but occupies its slot until it has really ended, because native work cannot be stopped.
 */
export interface ConcurrencyLimit {
  run<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

export function createConcurrencyLimit({
  concurrency,
  maxWaiting,
  refusal,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queue = new Set<() => void>()
  let running = 0

  function leave(): void {
    running--
    const [start] = queue
    if (start) {
      queue.delete(start)
      start()
    }
  }

  return {
    run(task, signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (running >= concurrency && queue.size >= maxWaiting) return Promise.reject(refusal())
      return new Promise((resolve, reject) => {
        const start = (): void => {
          running++
          task().finally(leave).then(resolve, reject)
        }
        signal.addEventListener(
          'abort',
          () => {
            queue.delete(start)
            reject(signal.reason)
          },
          { once: true },
        )
        if (running < concurrency) start()
        else queue.add(start)
      })
    },
  }
}
