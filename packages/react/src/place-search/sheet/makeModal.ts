/** Keeps the page around an element from scrolling, and everything else on it from being reached. */
export function makeModal(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const { style } = document.documentElement
  const { overflow } = style
  style.overflow = 'hidden'
  const others = othersOf(root).filter((element) => !element.inert)
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
    style.overflow = overflow
    // Without the element the page may have been too short to stay where it was.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

/** The siblings of an element and of its ancestors, up to the page, through shadow roots too. */
function othersOf(element: Element): HTMLElement[] {
  const parent = element.parentNode
  const siblings = [...(parent?.children ?? [])].filter((other) => other !== element)
  const above = parent instanceof ShadowRoot ? parent.host : parent
  const others = siblings.filter((other) => other instanceof HTMLElement)
  return above instanceof Element && above !== document.body
    ? [...others, ...othersOf(above)]
    : others
}
