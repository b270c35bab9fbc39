/** Between the input and the popup, and between the popup and the edge of what is seen. */
const margin = 4

/** Where there is room for a popup. */
export interface Room {
  readonly field: DOMRect
  /** From the top of the page's window to the bottom of what is seen of it, which on a phone ends at the keyboard. */
  readonly seen: readonly [top: number, bottom: number]
  readonly windowHeight: number
}

/** The room around a field. Asking takes a layout, of all that has changed since the last one. */
export function roomAround(field: HTMLElement): Room {
  const { innerHeight, visualViewport } = window
  const top = visualViewport?.offsetTop ?? 0
  const bottom = top + (visualViewport?.height ?? innerHeight)
  return { field: field.getBoundingClientRect(), seen: [top, bottom], windowHeight: innerHeight }
}

/** Puts a popup of the top layer below a field, or above it when there is more room. */
export function placePopup(popup: HTMLElement, { field, seen, windowHeight }: Room): void {
  const below = seen[1] - field.bottom - 2 * margin
  const above = field.top - seen[0] - 2 * margin
  const { style } = popup
  style.maxHeight = ''
  const isAbove = above > below && popup.offsetHeight > below
  style.position = 'fixed'
  style.margin = '0'
  style.inset = 'auto'
  style.left = `${field.left}px`
  style.width = `${field.width}px`
  if (isAbove) style.bottom = `${windowHeight - field.top + margin}px`
  else style.top = `${field.bottom + margin}px`
  style.maxHeight = `min(26rem, ${Math.max(0, isAbove ? above : below)}px)`
  popup.dataset.side = isAbove ? 'above' : 'below'
}
