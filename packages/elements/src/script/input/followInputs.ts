import { defineElement } from '../../element/defineElement.ts'
import { SuggestionsElement } from './SuggestionsElement.tsx'

/** The list of each input. */
const lists = new Map<HTMLInputElement, Element>()

/** Adds a list to every input of the page, including those that are added later, and removes the lists of removed inputs. */
export function followInputs(selector: string): void {
  const follow = (): void => {
    for (const [input, list] of lists) {
      if (!input.isConnected) {
        list.remove()
        lists.delete(input)
      } else if (list.parentNode !== outermost(input).parentNode) outermost(input).after(list)
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(selector)) {
      if (lists.has(input)) continue
      forgetOther(input)
      const list = makeSuggestions(input)
      lists.set(input, list)
      outermost(input).after(list)
    }
  }
  new MutationObserver(follow).observe(document, { childList: true, subtree: true })
  follow()
}

/** The label around an input, which must not contain the list, or else the input. */
function outermost(input: HTMLInputElement): Element {
  return input.closest('label') ?? input
}

/** Removes from the copy of an input its references to the original list and its duplicate id. */
function forgetOther(input: HTMLInputElement): void {
  for (const name of ['aria-activedescendant', 'aria-controls', 'aria-expanded'])
    input.removeAttribute(name)
  const { id } = input
  const isTwice = id !== '' && document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length > 1
  if (isTwice) input.removeAttribute('id')
}

const tag = 'signpost-suggestions'

/** Creates the list of an input, to be inserted after it. */
function makeSuggestions(input: HTMLInputElement): SuggestionsElement {
  if (customElements.get(tag) === undefined) defineElement(tag, SuggestionsElement)
  return new SuggestionsElement(input)
}
