import { useCapabilities } from '@signpost/react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { MapViewProps } from './MapViewProps.ts'
import { mayBeOnMap } from './mayBeOnMap.ts'

/** Bundlers replace this exact expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

export interface MapTermsOptions extends Pick<MapViewProps, 'map' | 'mapStyle'> {
  /** True when an answer of the service would be on the map. */
  readonly isNeeded: boolean
  /** The beginning of the message for developers, such as "PlaceMap shows no places". */
  readonly effect: string
  /** The end of it: what to do. */
  readonly advice: string
}

/** False on a map on which the terms of the service's provider do not permit its answers. The reason is in the console during development. */
export function useMapTerms({ isNeeded, effect, advice, map, mapStyle }: MapTermsOptions): boolean {
  const { terms } = useCapabilities()
  const subscribe = useCallback(
    (onChange: () => void) => {
      map?.on('styledata', onChange)
      return () => {
        map?.off('styledata', onChange)
      }
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
  const isForbidden = isNeeded && isPermitted === false
  const provider = terms.attribution[0]?.text ?? 'the provider'
  const where = terms.map === 'none' ? 'on a map' : 'on a map of another provider'
  useEffect(() => {
    if (!isForbidden || process.env.NODE_ENV === 'production') return
    // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
    console.error(
      `${effect}: the terms of ${provider} do not permit it ${where}. ${advice} A contract that permits it is stated to the adapter: \`as: { terms }\`.`,
    )
  }, [isForbidden, provider, where, effect, advice])
  return !isNeeded || isPermitted === true
}
