import type { ExpressionSpecification, FilterSpecification } from '@maplibre/maplibre-gl-style-spec'

/** A number that grows exponentially with the zoom. */
export function exponentialZoom(
  ...stops: readonly (readonly [zoom: number, value: number])[]
): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()]
}

/** A number that changes linearly with the zoom. */
export function linearZoom(
  ...stops: readonly (readonly [zoom: number, value: number])[]
): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops.flat()]
}

/** Matches features of some kinds. */
export function kinds(...names: readonly string[]): FilterSpecification {
  return ['in', ['get', 'kind'], ['literal', [...names]]]
}
