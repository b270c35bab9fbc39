'use client'

import type { Coordinate } from '@signpost/client'
import { useMessages, useSignpost } from '@signpost/react'
import { useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type MutableRefObject, type ReactNode, useRef } from 'react'
import { pointName } from '../internals/RouteEnd.ts'
import { PinShape } from '../parts/PinShape.tsx'
import { MapPin } from '../place-map/index.ts'
import { en } from '../place-map/PlaceMapMessages.ts'
import { type DirectionsForm, stopNumber } from './useDirectionsForm.ts'

export interface DirectionsPinsProps {
  readonly form: DirectionsForm
  /** The point whose pin gets the focus, once, because the element that had it was removed. */
  readonly focusPin: MutableRefObject<number | undefined>
  /** Called with the new position of a pin. */
  readonly onMove: (index: number, coordinate: Coordinate) => void
}

/** The points of a route on the map: each is dragged, or moved by the arrow keys. */
export function DirectionsPins({ form, focusPin, onMove }: DirectionsPinsProps): ReactNode {
  const { language } = useSignpost()
  const { pinHelp } = useMessages('placeMap', en)
  const pin = useRef<HTMLDivElement>(null)
  const focused = focusPin.current
  useIsomorphicLayoutEffect(() => {
    if (focused === undefined) return
    focusPin.current = undefined
    pin.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  return form.rows.map(
    ({ key, kind, label, point }, index) =>
      point && (
        <MapPin
          key={key}
          ref={index === focused ? pin : undefined}
          coordinate={point.coordinate}
          label={`${label}: ${pointName(point)}`}
          help={pinHelp}
          anchor={kind === 'destination' ? 'bottom' : 'center'}
          // The route is requested when the pin is released.
          onMoveEnd={(coordinate) => onMove(index, coordinate)}
        >
          {kind === 'origin' ? (
            <span data-part="route-start" />
          ) : kind === 'destination' ? (
            <PinShape part="route-end" />
          ) : (
            <span data-part="route-stop">{stopNumber(form.value.points, index, language)}</span>
          )}
        </MapPin>
      ),
  )
}
