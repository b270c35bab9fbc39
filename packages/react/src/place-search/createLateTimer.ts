import type { Clock } from '@signpost/client/domain'

/** A wait for an answer, which the box announces once it is long. */
export interface LateTimer {
  readonly isLate: () => boolean
  /** Starts a wait, or ends it; the same again changes nothing. */
  readonly wait: (isWaiting: boolean) => void
}

/** Milliseconds after which a slow answer is announced. */
const late = 300

/** `onLate` is called when a wait has become long. */
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
