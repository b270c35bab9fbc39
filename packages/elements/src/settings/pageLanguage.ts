/** The language in which the page speaks where an element stands: the nearest `lang`, through shadow roots too. */
export function languageAround(element: Element): string | undefined {
  const said = element.closest('[lang]')
  if (said) return readLanguage(said.getAttribute('lang'))
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined
}

/** Tells when the page speaks another language, until the returned function is called. */
export function watchLanguages(tell: () => void): () => void {
  const watcher = new MutationObserver(tell)
  watcher.observe(document, { subtree: true, attributeFilter: ['lang'] })
  return () => watcher.disconnect()
}

/** A BCP 47 tag; undefined where a text is none, as `en_US` is. */
export function readLanguage(text: string | null | undefined): string | undefined {
  try {
    return text ? String(new Intl.Locale(text)) : undefined
  } catch {
    return undefined
  }
}
