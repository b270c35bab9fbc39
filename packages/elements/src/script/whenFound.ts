import { logToConsole } from '../logToConsole.ts'

/** Loads code once the page has an element that matches a selector, whenever it comes. */
export function whenFound(selector: string, load: () => Promise<unknown>): void {
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  look()

  function look(): void {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    load().catch((error: unknown) =>
      logToConsole('error', `${selector}: its code could not be loaded.`, error),
    )
  }
}
