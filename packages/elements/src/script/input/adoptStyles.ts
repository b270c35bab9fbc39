/// <reference path="../../imports.d.ts" />
import base from '@signpost/react/base.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import tokens from '@signpost/react/tokens.css?inline'

let sheet: CSSStyleSheet | undefined

/** Adds the styles of the lists for inputs to the page, until the returned function is called. */
export function adoptStyles(page: Document): () => void {
  sheet ??= makeSheet()
  const adopted = sheet
  page.adoptedStyleSheets.push(adopted)
  return () => {
    page.adoptedStyleSheets.splice(page.adoptedStyleSheets.indexOf(adopted), 1)
  }
}

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  const ofComponents = [tokens, base, placeSearch].join('\n')
  made.replaceSync(`${ofComponents.replaceAll('[data-signpost]', notInput)}\n${own}`)
  return made
}

// The input keeps the look of the page, and the element behind it takes no space.
const notInput = '[data-signpost]:where(:not(input))'
const own = 'signpost-suggestions,signpost-suggestions>[data-signpost]{display:contents}'
