/** Scrolls the containers of a row until the row is visible. The page itself does not scroll. */
export function scrollRowIntoView(row: Element): void {
  const scroller = scrollerOf(row)
  if (scroller === undefined) return
  const { top, bottom } = row.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (top < frame.top) scroller.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) scroller.scrollTop += bottom - frame.bottom
}

function scrollerOf(row: Element): Element | undefined {
  const { body } = row.ownerDocument
  for (let around = parentOf(row); around && around !== body; around = parentOf(around)) {
    const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (isScroller && around.scrollHeight > around.clientHeight) return around
  }
  return undefined
}

/** Returns the parent of an element; for the top element of a shadow root, the host. */
function parentOf(element: Element): Element | null {
  const { parentNode } = element
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement
}
