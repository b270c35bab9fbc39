/** Takes back where popups inside an element were put while they stood beside its input: now the stylesheet says. */
export function releasePopups(root: HTMLElement): void {
  for (const { style } of root.querySelectorAll<HTMLElement>('[popover]')) {
    for (const property of placed) style.removeProperty(property)
  }
}

/** What `placePopup` sets. */
const placed = ['position', 'margin', 'inset', 'width', 'max-height']
