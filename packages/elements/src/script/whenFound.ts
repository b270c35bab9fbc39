import { logToConsole } from '../logToConsole.ts'

/** Loads code once the page has an element that matches a selector, now or later. When the page changes, only added nodes are examined. */
export function whenFound(selector: string, load: () => Promise<unknown>): void {
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    if (added.some(isFound)) start()
  })
  observer.observe(document, { childList: true, subtree: true })
  if (document.querySelector(selector)) start()

  function isFound(node: Node): boolean {
    return node instanceof Element && (node.matches(selector) || !!node.querySelector(selector))
  }

  function start(): void {
    observer.disconnect()
    load().catch((error: unknown) =>
      logToConsole('error', `${selector}: its code could not be loaded.`, error),
    )
  }
}
