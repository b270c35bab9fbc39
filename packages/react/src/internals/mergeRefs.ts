import type { Ref, RefCallback } from 'react'

/** One ref that fills two. A ref function that returns a cleanup function is not called with null, as in React 19. */
export function mergeRefs<Element>(
  ours: { current: Element | null } | ((element: Element | null) => void),
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  let leave: ReturnType<RefCallback<Element>>
  return (element) => {
    if (typeof ours === 'function') ours(element)
    else ours.current = element
    if (typeof given !== 'function') {
      if (given) given.current = element
    } else if (element === null && leave) leave()
    else leave = given(element)
  }
}
