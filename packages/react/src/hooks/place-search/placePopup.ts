/** Between the input and the popup, and between the popup and the edge of what is seen. */
const margin = 4

/** Puts a popup of the top layer below its anchor, or above it when there is more room, within what is seen above a phone's keyboard. */
export function placePopup(popup: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const { innerHeight, visualViewport } = window
  const seenTop = visualViewport?.offsetTop ?? 0
  const seenBottom = seenTop + (visualViewport?.height ?? innerHeight)
  const below = seenBottom - bottom - 2 * margin
  const above = top - seenTop - 2 * margin
  const { style } = popup
  style.maxHeight = ''
  const isAbove = popup.offsetHeight > below && above > below
  style.position = 'fixed'
  style.margin = '0'
  style.inset = 'auto'
  style.left = `${left}px`
  style.width = `${width}px`
  if (isAbove) style.bottom = `${innerHeight - top + margin}px`
  else style.top = `${bottom + margin}px`
  style.maxHeight = `min(26rem, ${Math.max(0, isAbove ? above : below)}px)`
  popup.dataset.side = isAbove ? 'above' : 'below'
}
