/** The language of the page around an element: the nearest `lang`, through shadow roots too. */
export function languageAround(element: Element): string | undefined {
  const closest = element.closest('[lang]')
  if (closest) return readLanguage(closest.getAttribute('lang'))
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined
}

/** Calls a function when the language of the page changes, until the returned function is called. */
export function watchLanguages(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document, { subtree: true, attributeFilter: ['lang'] })
  return () => watcher.disconnect()
}

/** The BCP 47 tag of a text; undefined for an invalid one, such as `en_US`. */
export function readLanguage(text: string | null | undefined): string | undefined {
  try {
    return text ? String(new Intl.Locale(text)) : undefined
  } catch {
    return undefined
  }
}
