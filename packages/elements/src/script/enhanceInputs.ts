import { logToConsole } from '../logToConsole.ts'

const selector = 'input[data-signpost="search"]'

/** Gives every `<input data-signpost="search">` its list, whenever it comes. Without the script it is an input like any other. */
export function enhanceInputs(): void {
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  look()

  function look(): void {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    import('./input/followInputs.ts').then(
      ({ followInputs }) => followInputs(selector),
      (error: unknown) =>
        logToConsole('error', `${selector}: its code could not be loaded.`, error),
    )
  }
}
