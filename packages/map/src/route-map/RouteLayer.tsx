'use client'

import type { Coordinate, Position, Route } from '@signpost/client'
import { cumulativeDistances } from '@signpost/client/domain'
import { useControllableState, useStableCallback } from '@signpost/react/internal'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useMapContext } from '../internals/MapContext.ts'
import { createRouteRenderer, type RouteColors, type RouteRenderer } from './createRouteRenderer.ts'
import { unwrapPath } from './path.ts'
import { activeStretch, linesOf, maneuverPoints, passedPart, sketchOf } from './routeShape.ts'

export interface RouteLayerProps {
  /** The route to draw. */
  readonly route: Route
  /** The index of the highlighted maneuver, when the app controls it; `null` for none. Without it, the layer keeps its own state. */
  readonly activeStep?: number | null | undefined
  /** The position of a traveler; the passed part of the route is dimmed. */
  readonly position?: Coordinate | undefined
  /** Straight lines to draw dotted, from points off the road to the start of their route. */
  readonly gaps?: readonly (readonly Position[])[] | undefined
  /** Called with the index of the maneuver whose point the user clicked. */
  readonly onActiveStepChange?: ((step: number) => void) | undefined
}

/**
 * A route on the surrounding map: its line, the points of its maneuvers, and the active one. It does not move the map.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <RouteLayer route={route} />
 * </MapView>
 * ```
 */
export function RouteLayer(props: RouteLayerProps): ReactNode {
  const { route, position, gaps } = props
  const { map, scheme } = useMapContext()
  const [active, activate] = useActiveManeuver(props)
  const probes = useRef<HTMLSpanElement>(null)
  const renderer = useRef<RouteRenderer>(null)
  const onPoint = useStableCallback(activate)
  // Draw in a layout effect, so that the line appears in the same frame as a list beside the map.
  useLayoutEffect(() => {
    const made = createRouteRenderer(map, onPoint)
    renderer.current = made
    return () => {
      renderer.current = null
      made.remove()
    }
  }, [map, onPoint])

  const whole = useMemo(() => {
    const drawn = unwrapPath(route.path)
    return { drawn, line: linesOf(drawn), points: maneuverPoints(route, drawn) }
  }, [route])
  const isTraveled = position !== undefined
  const cumulative = useMemo(
    () => (isTraveled ? cumulativeDistances(route.path) : undefined),
    [route, isTraveled],
  )
  const activeLine = useMemo(
    () => activeStretch(route.maneuvers, whole.drawn, active ?? undefined),
    [route, whole, active],
  )
  const passed = useMemo(
    () => passedPart(route.path, cumulative, whole.drawn, position),
    [route, cumulative, whole, position],
  )
  const dotted = useMemo(
    () => linesOf(...[...(gaps ?? []), sketchOf(route)].map(unwrapPath)),
    [gaps, route],
  )
  const colors = useRef<{ readonly scheme: string; readonly read: RouteColors }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map has another drawing.
  useLayoutEffect(() => {
    if (colors.current?.scheme !== scheme) {
      const read = readRouteColors(probes.current)
      colors.current = read && { scheme, read }
    }
    if (colors.current === undefined) return
    const { line, points } = whole
    const shape = { line, points, passed, active: activeLine, gaps: dotted }
    renderer.current?.draw(shape, colors.current.read)
  }, [map, scheme, whole, passed, activeLine, dotted])

  return (
    <span ref={probes} data-part="route-colors" aria-hidden="true">
      <span data-part="route-line" />
      <span data-part="route-casing" />
      <span data-part="route-passed" />
      <span data-part="route-active" />
    </span>
  )
}

/** Reads the colors of a route from elements with these styles, because MapLibre cannot read CSS custom properties. */
function readRouteColors(probes: HTMLElement | null): RouteColors | undefined {
  const [line, casing, passed, active] = [...(probes?.children ?? [])].map(
    (probe) => getComputedStyle(probe).color,
  )
  return line && casing && passed && active ? { line, casing, passed, active } : undefined
}

/**
 * Returns the highlighted maneuver, controlled by the app or by the map, and a function that highlights one. A new route starts with none.
 */
export function useActiveManeuver({
  route,
  activeStep,
  onActiveStepChange,
}: RouteLayerProps): readonly [active: number | null, activate: (index: number) => void] {
  return useControllableState<number | null>({
    value: activeStep,
    defaultValue: null,
    onChange: (index) => index !== null && onActiveStepChange?.(index),
    resetOn: route,
  })
}
