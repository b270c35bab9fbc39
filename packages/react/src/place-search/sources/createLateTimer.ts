import type { Clock } from '@signpost/client/domain'

/** A timer that marks a pending answer as late. */
export interface LateTimer {
  readonly isLate: () => boolean
  /** Starts or ends the wait; repeating the current state changes nothing. */
  readonly wait: (isWaiting: boolean) => void
}

/** The delay in milliseconds after which a slow answer is announced. */
const late = 300

/** Creates a timer that calls `onLate` when a wait has become long. */
export function createLateTimer(clock: () => Clock, onLate: () => void): LateTimer {
  let timer = 0
  let isLate = false
  return {
    isLate: () => isLate,
    wait: (isWaiting) => {
      if (!isWaiting) {
        clock().clearTimeout(timer)
        timer = 0
        isLate = false
      } else if (timer === 0) {
        timer = clock().setTimeout(() => {
          isLate = true
          onLate()
        }, late)
      }
    },
  }
}
