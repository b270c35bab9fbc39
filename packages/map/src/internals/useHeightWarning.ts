'use client'

import { type RefObject, useEffect } from 'react'

/** Bundlers put the value in the place of this very expression. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const warned = new Set<string>()

/** Warns a developer, once, where something that fills its parent has no height to fill. Is nothing in a production build. */
export const useHeightWarning: (
  name: string,
  element: RefObject<HTMLElement | null>,
  isNeeded: boolean,
) => void = process.env.NODE_ENV === 'production' ? () => {} : useWarning

function useWarning(name: string, element: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || warned.has(name) || !element.current || hasHeight(element.current)) return
    warned.add(name)
    // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
    console.warn(
      `Signpost: ${name} fills the height of its parent, which has none of its own. Give it one, such as \`block-size: 100dvh\`, ` +
        "and import '@signpost/map/styles.css'.",
    )
  }, [name, element, isNeeded])
}

/** True for an element with a height whose parent keeps its own without it, or where there is no layout to read. */
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
