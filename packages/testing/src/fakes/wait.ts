import type { Clock } from '@signpost/client/domain'

/** Resolves after some time; never, and with no timer left, once the signal aborts. */
export function wait(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => clock.clearTimeout(timer), { once: true })
  })
}
