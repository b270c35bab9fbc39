/**
 * Exposes the parts of a shadow root to the page's stylesheets: an element with `data-part` can be reached by `::part`, and a component by
 * its name. The returned function stops it.
 */
export function mirrorParts(root: ShadowRoot): () => void {
  const watcher = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'attributes') mirror(target)
      for (const node of addedNodes) mirrorAll(node)
    }
  })
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: [...names] })
  return () => watcher.disconnect()
}

const names = ['data-part', 'data-signpost'] as const
const named = names.map((name) => `[${name}]`).join()

function mirrorAll(node: Node): void {
  if (!(node instanceof Element)) return
  mirror(node)
  for (const part of node.querySelectorAll(named)) mirror(part)
}

function mirror(node: Node): void {
  if (!(node instanceof Element)) return
  const parts = names.map((name) => node.getAttribute(name)).filter((name) => name !== null)
  if (parts.length > 0) node.setAttribute('part', parts.join(' '))
}
