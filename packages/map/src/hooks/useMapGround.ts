'use client'

import { useContext } from 'react'
import { MapContext, type MapGround } from './MapContext.ts'

/** The map above, and whether it is light or dark. */
export function useMapGround(): MapGround {
  const ground = useContext(MapContext)
  if (ground === undefined) {
    throw new Error(
      'There is no MapView above this component, so it has no map to draw on. Put it inside <MapView>…</MapView>, or give that your own map: <MapView map={map}>.',
    )
  }
  return ground
}
