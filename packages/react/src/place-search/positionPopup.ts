/** The distance between the input and the popup, and between the popup and the edge of the visible area. */
const margin = 4

/**
 * Puts a popup of the top layer below a field, or above it when there is more room. One that is put where it is already costs no layout
 * but that of the page.
 */
export function positionPopup(popup: HTMLElement, beside: HTMLElement): void {
  const { innerHeight, visualViewport } = window
  // Of the page's window, on a phone only what is above the keyboard.
  const top = visualViewport?.offsetTop ?? 0
  const bottom = top + (visualViewport?.height ?? innerHeight)
  const field = beside.getBoundingClientRect()
  const below = bottom - field.bottom - 2 * margin
  const above = field.top - top - 2 * margin
  const isAbove = above > below && fullHeight(popup) > below
  Object.assign(popup.style, {
    position: 'fixed',
    marginBlock: '0px',
    top: isAbove ? 'auto' : `${field.bottom + margin}px`,
    // A stylesheet may make it wider than the field, from the side where lines begin.
    right: `${document.documentElement.clientWidth - field.right}px`,
    bottom: isAbove ? `${innerHeight - field.top + margin}px` : 'auto',
    left: `${field.left}px`,
    width: 'auto',
    maxHeight: `min(26rem, ${Math.max(0, isAbove ? above : below)}px)`,
  })
  popup.dataset.side = isAbove ? 'above' : 'below'
}

function fullHeight(popup: HTMLElement): number {
  popup.style.maxHeight = ''
  return popup.offsetHeight
}
