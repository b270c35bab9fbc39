import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PlaceBrowserState } from './usePlaceBrowser.ts'

/** Wraps a place browser so that its panel changes with a view transition, while the map below keeps moving. */
export function withTurns(
  browser: PlaceBrowserState,
  root: RefObject<HTMLElement | null>,
): PlaceBrowserState {
  return {
    ...browser,
    open: (...opened) => turn(root.current, () => browser.open(...opened)),
    back: () => turn(root.current, browser.back),
  }
}

let turns = 0

/**
 * Makes a change with a view transition of the panel; without one if the browser does not support it, or the user prefers reduced motion.
 */
function turn(root: HTMLElement | null, change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !root || !document.startViewTransition) {
    change()
    return
  }
  turns++
  const own = turns
  root.dataset.turning = ''
  const { ready, finished } = document.startViewTransition(() => flushSync(change))
  // A newer transition skips this one, and `ready` then rejects, which is not an error.
  ready.catch(() => {})
  void finished.finally(() => {
    if (own === turns) delete root.dataset.turning
  })
}
