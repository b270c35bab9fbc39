export interface GateOptions {
  /** How many tasks run at once. */
  width: number
  /** How many may wait before others are refused. */
  waiting: number
  /** What a refused task fails with. */
  full: () => Error
}

/**
 * Lets a few tasks run at once and refuses what would wait too long. A task whose signal is aborted while it waits never starts. One that is
 * aborted while it runs fails at once, but keeps its place until it has really ended, because native work cannot be stopped.
 */
export interface Gate {
  run<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

export function createGate({ width, waiting, full }: GateOptions): Gate {
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
      if (running >= width && queue.size >= waiting) return Promise.reject(full())
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
        if (running < width) start()
        else queue.add(start)
      })
    },
  }
}
