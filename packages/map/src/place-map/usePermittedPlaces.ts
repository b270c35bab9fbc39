import type { Place } from '@signpost/client'
import { useCapabilities } from '@signpost/react'
import { useEffect } from 'react'
import { mayBeOnMap } from './mayBeOnMap.ts'
import type { PlaceMapProps } from './PlaceMapProps.ts'

/** Bundlers replace this exact expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const none: readonly Place[] = []

/** The places, or none on a map on which the terms of their provider do not permit them. The reason is in the console during development. */
export function usePermittedPlaces({
  places,
  placesFrom = 'service',
  mapStyle,
  map,
}: Pick<PlaceMapProps, 'places' | 'placesFrom' | 'mapStyle' | 'map'>): readonly Place[] {
  const { terms } = useCapabilities()
  const isForbidden =
    placesFrom === 'service' && places.length > 0 && !mayBeOnMap(terms, map?.getStyle() ?? mapStyle)
  const provider = terms.attribution[0]?.text ?? 'the provider'
  const where = terms.map === 'none' ? 'on a map' : 'on a map of another provider'
  useEffect(() => {
    if (!isForbidden || process.env.NODE_ENV === 'production') return
    // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
    console.error(
      `PlaceMap shows no places: the terms of ${provider} do not permit them ${where}. List them without a map, or set \`placesFrom="app"\` for places of your own.`,
    )
  }, [isForbidden, provider, where])
  return isForbidden ? none : places
}
