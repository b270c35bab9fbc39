import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PlaceBrowserState } from './usePlaceBrowser.ts'

/** A browser whose panel passes into the next one by a view transition, while the map below goes on moving. */
export function withTurns(
  browser: PlaceBrowserState,
  root: RefObject<HTMLElement | null>,
): PlaceBrowserState {
  return {
    ...browser,
    open: (place) => turn(root.current, () => browser.open(place)),
    back: () => turn(root.current, browser.back),
  }
}

let turns = 0

/** Makes a change by a transition of the panel; at once where the browser has none, or motion is unwanted. */
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
  // A transition that starts before this one ends replaces it: `ready` then rejects, which is no failure.
  ready.catch(() => {})
  void finished.finally(() => {
    if (own === turns) delete root.dataset.turning
  })
}
