'use client'

import { useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type RefObject, useState } from 'react'
import type { MapPadding } from '../internals/camera.ts'
import { type SheetSpace, type Snap, sheetHeight } from './useSheet.ts'

export interface LayoutSize extends SheetSpace {
  /** The number of pixels of 1 `rem`. */
  readonly rem: number
  /** True when the panel is a sheet. The stylesheet uses the same breakpoint. */
  readonly isSheet: boolean
  readonly isRightToLeft: boolean
}

/** Returns the size of an element and of its panel; `undefined` before mount. */
export function useLayoutSize(root: RefObject<HTMLElement | null>): LayoutSize | undefined {
  const [size, setSize] = useState<LayoutSize>()
  const measure = (): void => {
    const element = root.current
    if (element === null) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const height = element.clientHeight
    const next = {
      rem,
      height,
      above: (height < 30 * rem ? 0.75 : 4.5) * rem,
      isSheet: element.clientWidth < 48 * rem,
      isRightToLeft: getComputedStyle(element).direction === 'rtl',
    }
    setSize((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
  }
  useIsomorphicLayoutEffect(measure)
  useIsomorphicLayoutEffect(() => {
    // jsdom has no ResizeObserver, and every size in it is 0.
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    if (root.current) observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  return size
}

/** Returns the part of the map that others cover: a side and the categories at the top, or the sheet below and the search box at the top. */
export function coveredBy(
  size: LayoutSize | undefined,
  { hasPanel, hasBox, snap }: { hasPanel: boolean; hasBox: boolean; snap: Snap },
): MapPadding | undefined {
  if (!size) return undefined
  const { isSheet, rem, isRightToLeft } = size
  if (isSheet) {
    // A nearly full-height sheet covers the whole map: use the padding of a half-height one.
    const bottom = Math.min(sheetHeight(snap, size), sheetHeight(1, size))
    return { top: hasBox ? 4.5 * rem : 0, bottom: hasPanel ? bottom : 0 }
  }
  // The categories are at the top of the map, beside the box.
  return { [isRightToLeft ? 'right' : 'left']: hasPanel ? 25 * rem : 0, top: hasBox ? 4 * rem : 0 }
}
