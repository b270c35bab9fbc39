'use client'

import { type Ref, type RefCallback, useState } from 'react'

/** Returns one ref that fills two. `slot` distinguishes the elements of one caller. */
export type MergeRefs<Element> = (
  ours: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
  slot?: string,
) => RefCallback<Element>

interface Slot<Element> {
  ours: Ref<Element> | undefined
  readonly given: Ref<Element> | undefined
  readonly merged: RefCallback<Element>
}

/**
 * Merges refs of ours with those of an app. A merged ref is the same function for as long as the given ref is the same, so that React sets it
 * once and not at each render.
 */
export function useMergedRefs<Element>(): MergeRefs<Element> {
  const [slots] = useState(() => new Map<string, Slot<Element>>())
  return (ours, given, name = '') => {
    const before = slots.get(name)
    if (before && before.given === given) {
      before.ours = ours
      return before.merged
    }
    // A ref function that returns a cleanup function is not called with null, as in React 19.
    let leave: ReturnType<RefCallback<Element>>
    const slot: Slot<Element> = {
      ours,
      given,
      merged: (element) => {
        if (typeof slot.ours === 'function') slot.ours(element)
        else if (slot.ours) slot.ours.current = element
        if (typeof given !== 'function') {
          if (given) given.current = element
        } else if (element === null && leave) leave()
        else leave = given(element)
      },
    }
    slots.set(name, slot)
    return slot.merged
  }
}
