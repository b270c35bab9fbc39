'use client'

import { warnOnce } from '@signpost/react/internal'
import { type RefObject, useEffect } from 'react'

/** Bundlers replace this exact expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Warns a developer, once, about a component that fills its parent when the parent has no height. Does nothing in production. */
export function useHeightWarning(
  name: string,
  element: RefObject<HTMLElement | null>,
  isNeeded: boolean,
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !isNeeded) return
    if (element.current && !hasHeight(element.current)) {
      warnOnce(
        `Signpost: ${name} fills the height of its parent, which has none of its own. Give it one, such as \`block-size: 100dvh\`, and import '@signpost/map/styles.css'.`,
        'warn',
      )
    }
  }, [name, element, isNeeded])
}

/** True for an element with a height whose parent has a height without it, or when there is no layout to read. */
function hasHeight(element: HTMLElement): boolean {
  const parent = element.parentElement
  if (!parent || parent.clientWidth === 0) return true
  if (element.clientHeight === 0) return false
  const { display } = element.style
  element.style.display = 'none'
  const height = parent.clientHeight
  element.style.display = display
  if (element.getAttribute('style') === '') element.removeAttribute('style')
  return height > 0
}
