/** Gives the focus back to what has it inside an element, where moving the element about takes it. */
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
