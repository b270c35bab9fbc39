/** Puts an element into the top layer, where nothing clips or covers it. A browser without popovers leaves it to the stylesheet. */
export function coverScreen(root: HTMLElement): () => void {
  if (!('showPopover' in root)) return () => {}
  root.popover = 'manual'
  root.showPopover()
  return () => {
    if (root.isConnected) root.hidePopover()
    root.popover = null
  }
}
