'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** A text that is truncated after some lines, and can be expanded. */
export interface Clamp<Shown extends HTMLElement> {
  /** A ref to the element of the text, whose style truncates it while it is collapsed. */
  readonly ref: RefObject<Shown | null>
  readonly isOpen: boolean
  /** True when there is more than is shown, or was before it was expanded. */
  readonly hasMore: boolean
  readonly toggle: () => void
}

/**
 * Measures whether a text is clamped, whenever its box changes; another text is collapsed at first. `guess` is the answer until it can be
 * measured.
 */
export function useClamp<Shown extends HTMLElement>(text: string, guess: boolean): Clamp<Shown> {
  const ref = useRef<Shown>(null)
  const [opened, setOpened] = useState<string>()
  const [hasMore, setMore] = useState(guess)
  const isOpen = opened === text
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be cut off in a box of the same size.
  useEffect(() => {
    const { current } = ref
    if (current === null || isOpen) return
    const observer = new ResizeObserver(() => {
      setMore(current.scrollHeight > current.clientHeight + 1)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [text, isOpen])
  return { ref, isOpen, hasMore, toggle: () => setOpened(isOpen ? undefined : text) }
}
