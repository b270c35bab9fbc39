import type { Ref, RefCallback } from 'react'

/** One ref that fills two. */
export function mergeRefs<Element>(
  ours: { current: Element | null },
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return (element) => {
    ours.current = element
    if (typeof given === 'function') given(element)
    else if (given) given.current = element
  }
}
