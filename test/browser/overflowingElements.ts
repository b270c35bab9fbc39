/** The visible elements that overflow a box at a side. Content that is clipped or scrolls sideways inside the box does not count. */
export function overflowingElements(box: HTMLElement): string[] {
  const { left, right } = box.getBoundingClientRect()
  return Array.from(box.querySelectorAll('*')).flatMap((element) => {
    const inner = element.getBoundingClientRect()
    const isInside = inner.left >= left - 1 && inner.right <= right + 1
    return isInside || !element.checkVisibility() || isCutOff(element, box)
      ? []
      : [element.outerHTML.slice(0, 80)]
  })
}

function isCutOff(element: Element, box: Element): boolean {
  // Content only for screen readers is not drawn, but makes a page wider unless it is clipped.
  const isDrawn = getComputedStyle(element).clipPath !== 'inset(50%)'
  const clips = isDrawn ? ['hidden', 'auto', 'scroll'] : ['hidden', 'auto', 'scroll', 'clip']
  const isIn = (inner: Element): boolean => {
    const parent = inner.parentElement
    if (parent === null || parent === box) return false
    return clips.includes(getComputedStyle(parent).overflowX) || isIn(parent)
  }
  return isIn(element)
}
