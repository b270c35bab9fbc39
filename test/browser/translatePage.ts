/**
 * Changes a page like a browser that translates it: each text node is removed, and its text is in two `<font>` elements in its place. Elements with `translate="no"` are unchanged.
 *
 * @public `describeConformance.tsx` imports it.
 */
export function translatePage(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

const untranslated = '[translate="no"], script, style, textarea, svg, option'
