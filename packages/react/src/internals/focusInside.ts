/** True when the focus is inside an element, including inside shadow roots. */
export function hasFocus(element: Element): boolean {
  const { activeElement = null } = element.getRootNode() as Partial<DocumentOrShadowRoot>
  return [activeElement, element.ownerDocument.activeElement].some((focused) =>
    hasInside(element, focused),
  )
}

/** True when an element contains a node, including through slots. */
export function hasInside(element: Element, node: (Node & Partial<Slottable>) | null): boolean {
  return node === element || (!!node && hasInside(element, node.assignedSlot ?? node.parentNode))
}
