/** Scrolls what scrolls around a row until the row is in sight. The page itself stays where its reader is. */
export function revealStep(row: Element): void {
  const scroller = scrollerOf(row)
  if (scroller === undefined) return
  const { top, bottom } = row.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (top < frame.top) scroller.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) scroller.scrollTop += bottom - frame.bottom
}

function scrollerOf(row: Element): Element | undefined {
  const { body } = row.ownerDocument
  for (let around = row.parentElement; around && around !== body; around = around.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (isScroller && around.scrollHeight > around.clientHeight) return around
  }
  return undefined
}
