import { logToConsole } from '../logToConsole.ts'

/** Gives every `<input data-signpost="search">` its list, whenever it comes. Without the script it is an input like any other. */
export function enhanceInputs(): void {
  new MutationObserver(followInputs).observe(document, { childList: true, subtree: true })
  followInputs()
}

/** The list of each input, once its code is there. */
const lists = new Map<HTMLInputElement, Element | undefined>()

function followInputs(): void {
  for (const [input, list] of lists) {
    if (!input.isConnected) {
      list?.remove()
      lists.delete(input)
    } else if (list && list.parentNode !== outermost(input).parentNode) place(input, list)
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(selector)) {
    if (!lists.has(input)) enhance(input)
  }
}

const selector = 'input[data-signpost="search"]'

async function enhance(input: HTMLInputElement): Promise<void> {
  lists.set(input, undefined)
  try {
    const { makeSuggestions } = await import('./input/makeSuggestions.ts')
    // Meanwhile it may have gone, or gone and come back: then this runs twice.
    if (lists.has(input) && !lists.get(input)) place(input, makeSuggestions(input))
  } catch (error) {
    logToConsole('error', `${selector}: its code could not be loaded.`, error)
  }
}

function place(input: HTMLInputElement, list: Element): void {
  lists.set(input, list)
  outermost(input).after(list)
}

/** The label around an input, of which the list is no part; else the input. */
function outermost(input: HTMLInputElement): Element {
  return input.closest('label') ?? input
}
