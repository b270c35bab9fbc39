'use client'

import type { Terms } from '@signpost/client/domain'
import { useCapabilities } from '@signpost/react'
import { warnOnce } from '@signpost/react/internal'
import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { MapLibreMap } from './MapContext.ts'

/** Bundlers replace this exact expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** A style, or its URL. `{ light, dark }` has one for each color scheme of the page. */
export type MapStyle =
  | string
  | StyleSpecification
  | { readonly light: string | StyleSpecification; readonly dark: string | StyleSpecification }

/**
 * False on a map on which the terms of the service's provider do not permit its answers. The reason is in the console during development:
 * it begins with `effect`, such as "PlaceMap shows no places", and ends with `advice`.
 */
export function useMapTerms(
  /** True when an answer of the service would be on the map. */
  isNeeded: boolean,
  {
    map,
    mapStyle,
  }: { readonly map?: MapLibreMap | undefined; readonly mapStyle?: MapStyle | undefined },
  effect: string,
  advice: string,
): boolean {
  const { terms } = useCapabilities()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const changed = map?.on('styledata', onChange)
      return () => changed?.unsubscribe()
    },
    [map],
  )
  // Undefined: the style of an app's own map is not loaded yet.
  const read = (): boolean | undefined => {
    if (terms.map !== 'own') return terms.map === 'any'
    const style = map ? map.getStyle() : mapStyle
    return map && !style ? undefined : mayBeOnMap(terms, style)
  }
  const isPermitted = useSyncExternalStore(subscribe, read, read)
  const provider = terms.attribution[0]?.text ?? 'the provider'
  const where = terms.map === 'none' ? 'on a map' : 'on a map of another provider'
  const isForbidden = isNeeded && isPermitted === false
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !isForbidden) return
    warnOnce(
      `${effect}: the terms of ${provider} do not permit it ${where}. ${advice} A contract that permits it is stated to the adapter: \`as: { terms }\`.`,
    )
  }, [isForbidden, provider, where, effect, advice])
  return !isNeeded || isPermitted === true
}

/** True for a map on which the terms of a provider permit its places. A map is of the provider when a source of each of its styles is. */
export function mayBeOnMap(terms: Terms | undefined, style: MapStyle | undefined): boolean {
  if (!terms || terms.map === 'any') return true
  if (terms.map === 'none' || style === undefined) return false
  const styles = typeof style === 'object' && 'dark' in style ? [style.light, style.dark] : [style]
  const { mapHosts = [] } = terms
  return styles.every((one) =>
    hostsIn(typeof one === 'string' ? one : JSON.stringify(one.sources)).some((host) =>
      mapHosts.some((own) => host === own || host.endsWith(`.${own}`)),
    ),
  )
}

function hostsIn(text: string): readonly string[] {
  return [...text.matchAll(/\bhttps?:\/\/([^/"?#:]+)/g)].flatMap(([, host]) => host ?? [])
}
