/** True when the focus is inside an element, also where a shadow root hides it from the page. */
export function hasFocus(element: Element): boolean {
  const root = element.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false
  return root.activeElement !== null && element.contains(root.activeElement)
}
