'use client'

import { type Ref, type RefCallback, useState } from 'react'

/** Returns one ref that sets both refs. `slot` distinguishes the elements of one caller. */
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
 * Merges internal refs with refs of the app. A merged ref keeps its identity as long as the given ref does, so that React sets it once and
 * not on each render.
 */
export function useMergedRefs<Element>(): MergeRefs<Element> {
  const [slots] = useState(() => new Map<string, Slot<Element>>())
  return (ours, given, name = '') => {
    const before = slots.get(name)
    if (before && before.given === given) {
      before.ours = ours
      return before.merged
    }
    // Since React 19, React calls the cleanup function that a ref callback returned instead of the callback with null.
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
