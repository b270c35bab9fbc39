'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { ResultPages } from './useResultPages.ts'

export interface More {
  /** The ref for the button that loads more places. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** Loads more places, and moves the focus to the first of them. */
  readonly press: () => void
}

/** Loads the next places of a list with a button or, in `scroll` mode, when the button scrolls into view. */
export function useLoadMore(
  { places, hasMore, isLoadingMore, failure, loadMore }: ResultPages,
  isByScroll: boolean,
  focus: (id: string) => void,
): More {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<ReadonlySet<string>>(undefined)

  const mayLoad = isByScroll && hasMore && !isLoadingMore && failure === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every page it is looked at again.
  useEffect(() => {
    if (!mayLoad || button.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore()
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [mayLoad, places, loadMore])

  const goOn = useStableCallback(() => {
    const first = places.find(({ id }) => !before.current?.has(id))
    if (before.current === undefined || first === undefined) return
    before.current = undefined
    if (isFree(button.current)) focus(first.id)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with other places is there somewhere to go on to.
  useEffect(goOn, [places])

  // The button disappears after a failure: keep the focus at the end of the list.
  const stay = useStableCallback(() => {
    const last = places.at(-1)
    if (failure && before.current && last && isFree(button.current)) focus(last.id)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what fails takes the button away.
  useEffect(stay, [failure])

  return {
    button,
    press: () => {
      before.current = new Set(places.map(({ id }) => id))
      loadMore()
    },
  }
}

/** True when the focus is still on the button, or was lost with the removed button. */
function isFree(button: HTMLElement | null): boolean {
  if (button === null) return document.activeElement === document.body
  const root = button.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot
    ? root.activeElement === button
    : false
}
