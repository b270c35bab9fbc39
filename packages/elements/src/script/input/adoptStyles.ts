/// <reference path="../../imports.d.ts" />
import base from '@signpost/react/base.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import tokens from '@signpost/react/tokens.css?inline'

let sheet: CSSStyleSheet | undefined

/** Gives a page the styles of the lists behind its inputs, until the returned function is called. */
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

// The input is the page's: it looks as the page says, and what stands behind it takes no room.
const notInput = '[data-signpost]:where(:not(input))'
const own = 'signpost-suggestions,signpost-suggestions>[data-signpost]{display:contents}'
