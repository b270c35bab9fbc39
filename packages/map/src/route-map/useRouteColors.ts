'use client'

import { type RefObject, useEffect, useState } from 'react'
import type { RouteColors } from './routeLayers.ts'

/** The colours that the stylesheet gives a route, read from elements that wear them: a map takes no custom properties. */
export function useRouteColors(
  probes: RefObject<HTMLElement | null>,
  scheme: 'light' | 'dark',
): RouteColors | undefined {
  const [colors, setColors] = useState<RouteColors>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme, other colours.
  useEffect(() => {
    const [line, casing, passed, active] = [...(probes.current?.children ?? [])].map(
      (probe) => getComputedStyle(probe).color,
    )
    if (line && casing && passed && active) setColors({ line, casing, passed, active })
  }, [probes, scheme])
  return colors
}
