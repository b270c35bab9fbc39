/** Restores the focus inside an element that is moved in the page, which takes it away. */
export function keepFocus(root: HTMLElement): () => void {
  const tree = root.getRootNode()
  const focused = (): Element | null =>
    tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
  const held = focused()
  const giveBack = (): void => {
    const now = focused()
    // What has the focus meanwhile was given it by somebody.
    if (now && now !== document.body) return
    if (held instanceof HTMLElement && root.contains(held)) held.focus({ preventScroll: true })
  }
  requestAnimationFrame(giveBack)
  return () => requestAnimationFrame(giveBack)
}
