import type { Ref, RefCallback } from 'react'

/** One ref that fills two. A function that returns one to be called when the element goes is called with nothing else, as React 19 does. */
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
