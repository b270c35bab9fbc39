/** Removes the inline position of popups inside an element: the stylesheet positions them there. */
export function releasePopups(root: HTMLElement): void {
  for (const { style } of root.querySelectorAll<HTMLElement>('[popover]')) {
    for (const property of placed) style.removeProperty(property)
  }
}

/** The properties that `placePopup` sets. */
const placed = ['position', 'margin', 'inset', 'width', 'max-height']
