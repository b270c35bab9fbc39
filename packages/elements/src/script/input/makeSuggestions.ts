import { defineElement } from '../../element/defineElement.ts'
import { SuggestionsElement } from './SuggestionsElement.tsx'

const tag = 'signpost-suggestions'

/** The list of an input, to be put behind it. */
export function makeSuggestions(input: HTMLInputElement): SuggestionsElement {
  if (customElements.get(tag) === undefined) defineElement(tag, SuggestionsElement)
  return new SuggestionsElement(input)
}
