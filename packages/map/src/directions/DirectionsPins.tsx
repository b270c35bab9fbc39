'use client'

import type { Coordinate } from '@signpost/client'
import { useMessages, useSignpost } from '@signpost/react'
import { useControllableState, useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type MutableRefObject, type ReactNode, type Ref, useRef } from 'react'
import { PinShape } from '../parts/PinShape.tsx'
import { MapPin } from '../place-map/index.ts'
import { en } from '../place-map/PlaceMapMessages.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { pointLabel, pointName, stopNumber } from './pointNames.ts'
import { type DirectionsForm, isEnd, type RouteEnd } from './useDirectionsForm.ts'

export interface DirectionsPinsProps {
  readonly form: DirectionsForm
  readonly messages: DirectionsMessages
  /** The point whose pin gets the focus, once, because the element that had it was removed. */
  readonly focusPin: MutableRefObject<number | undefined>
  /** Called with the new position of a pin. */
  readonly onMove: (index: number, coordinate: Coordinate) => void
}

/** The points of a route on the map: each is dragged, or moved by the arrow keys. */
export function DirectionsPins(props: DirectionsPinsProps): ReactNode {
  const { form, messages, focusPin, onMove } = props
  const { points } = form.state
  const { language } = useSignpost()
  const { pinHelp } = useMessages('placeMap', en)
  const pin = useRef<HTMLDivElement>(null)
  const focused = focusPin.current
  useIsomorphicLayoutEffect(() => {
    if (focused === undefined) return
    focusPin.current = undefined
    pin.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  return points.map(
    (point, index) =>
      point && (
        <EndPin
          key={form.keys[index]}
          pin={index === focused ? pin : undefined}
          end={point}
          label={pointLabel(points, index, messages, language)}
          help={pinHelp}
          anchor={index > 0 && isEnd(index, points) ? 'bottom' : 'center'}
          onMove={(coordinate) => onMove(index, coordinate)}
        >
          {index === 0 ? (
            <span data-part="route-start" />
          ) : isEnd(index, points) ? (
            <PinShape part="route-end" />
          ) : (
            <span data-part="route-stop">{stopNumber(points, index, language)}</span>
          )}
        </EndPin>
      ),
  )
}

interface EndPinProps {
  readonly pin: Ref<HTMLDivElement> | undefined
  readonly end: RouteEnd
  readonly label: string
  readonly help: string
  readonly anchor: 'center' | 'bottom'
  readonly onMove: (coordinate: Coordinate) => void
  readonly children: ReactNode
}

function EndPin({ pin, end, label, help, anchor, onMove, children }: EndPinProps): ReactNode {
  // The position under the pointer; the route is requested when the pin is released.
  const [held, setHeld] = useControllableState({
    value: undefined,
    defaultValue: end.coordinate,
    onChange: undefined,
    resetOn: `${end.coordinate.latitude},${end.coordinate.longitude}`,
  })
  return (
    <MapPin
      ref={pin}
      coordinate={held}
      label={`${label}: ${pointName(end)}`}
      help={help}
      anchor={anchor}
      onMove={setHeld}
      onMoveEnd={onMove}
    >
      {children}
    </MapPin>
  )
}
