/**
 * Changes a page as a browser that translates it does: the text of each text node stands in two `<font>` elements in its place, and the node
 * itself has left the page. Elements with `translate="no"` stay as they are.
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
