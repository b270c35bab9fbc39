/** The browser's signal for its ways to close something, a phone's back gesture among them. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: (new () => CloseWatcher) | undefined
  }
}

/** Calls back when the user goes back, who then stays on the page. */
export function onBack(goBack: () => void): () => void {
  if (!window.CloseWatcher) return onHistoryBack(goBack)
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', goBack)
  return () => watcher.destroy()
}

/** The fallback: an entry of the history, to go back from. */
function onHistoryBack(goBack: () => void): () => void {
  clearTimeout(leaving)
  if (!isOurs()) history.pushState({ ...history.state, [mark]: true }, '')
  const onPopState = (): void => {
    if (!isOurs()) goBack()
  }
  window.addEventListener('popstate', onPopState)
  return () => {
    window.removeEventListener('popstate', onPopState)
    // Not at once: the app may go elsewhere because of what was chosen, and that must not be undone.
    leaving = setTimeout(() => {
      if (isOurs()) history.back()
    })
  }
}

const mark = 'signpostSheet'
let leaving: ReturnType<typeof setTimeout> | undefined

function isOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}
