'use client'

import { useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type RefObject, useState } from 'react'
import type { MapPadding } from '../internals/camera.ts'
import { type SheetSpace, type Snap, sheetHeight } from './useSheet.ts'

export interface LayoutSize extends SheetSpace {
  /** The size of a `rem`, in pixels. */
  readonly rem: number
  /** True when the panel is a sheet; the stylesheet has the same width. */
  readonly isSheet: boolean
  readonly isRightToLeft: boolean
}

/** The size of an element and of its panel; `undefined` before it is mounted. */
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
    // jsdom has none, and every size there is 0.
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    if (root.current) observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  return size
}

/** The part of the map that a panel covers: a side; under a sheet the lower part, with the search box above it. */
export function coveredBy(
  size: LayoutSize | undefined,
  { hasPanel, hasBox, snap }: { hasPanel: boolean; hasBox: boolean; snap: Snap },
): MapPadding | undefined {
  if (!size) return undefined
  const { isSheet, rem, isRightToLeft } = size
  if (isSheet) {
    // A sheet at nearly full height covers the map: the padding is then that of half the height.
    const bottom = Math.min(sheetHeight(snap, size), sheetHeight(1, size))
    return { top: hasBox ? 4.5 * rem : 0, bottom: hasPanel ? bottom : 0 }
  }
  return { [isRightToLeft ? 'right' : 'left']: hasPanel ? 25 * rem : 0 }
}
