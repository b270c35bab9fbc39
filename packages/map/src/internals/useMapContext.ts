'use client'

import { useContext } from 'react'
import { MapContext, type MapContextValue } from './MapContext.ts'

/** The map above, and whether it is light or dark. */
export function useMapContext(): MapContextValue {
  const context = useContext(MapContext)
  if (context === undefined) {
    throw new Error(
      'There is no MapView above this component, so it has no map to draw on. Put it inside <MapView>…</MapView>, or give that your own map: <MapView map={map}>.',
    )
  }
  return context
}
