'use client'

import type { Route } from '@signpost/client'
import { useControllableState } from '@signpost/react/internal'
import type { RouteLayerProps } from './RouteLayer.tsx'

/** The highlighted maneuver, controlled by the app or by the map, and a function that chooses one. Another route starts with none. */
export function useActiveManeuver(
  route: Route,
  { active, onActiveChange }: Pick<RouteLayerProps, 'active' | 'onActiveChange'>,
): readonly [active: number | null, activate: (index: number) => void] {
  return useControllableState<number | null>({
    value: active,
    defaultValue: null,
    onChange: (index) => index !== null && onActiveChange?.(index),
    resetOn: route,
  })
}
