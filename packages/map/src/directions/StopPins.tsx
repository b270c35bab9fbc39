'use client'

import { useSignpost } from '@signpost/react'
import type { ReactNode } from 'react'
import { MapItem } from '../map-view/index.ts'
import type { RouteEnd } from './DirectionsState.ts'

/** The stops of a route by their numbers. Hidden from screen readers, as the pins of the ends: the form has them as text. */
export function StopPins({
  stops,
}: {
  readonly stops: readonly (RouteEnd | undefined)[]
}): ReactNode {
  const { language } = useSignpost()
  const format = new Intl.NumberFormat(language)
  return stops.map(
    (stop, index) =>
      stop && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pin bears its number.
        <MapItem key={index} coordinate={stop.coordinate}>
          <span data-part="route-stop" aria-hidden="true">
            {format.format(index + 1)}
          </span>
        </MapItem>
      ),
  )
}
