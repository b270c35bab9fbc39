'use client'

import type { Coordinate } from '@signpost/client'
import { useMessages, useSignpost } from '@signpost/react'
import { useControllableState, useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type MutableRefObject, type ReactNode, type Ref, useRef } from 'react'
import { PinShape } from '../parts/PinShape.tsx'
import { MapPin } from '../place-map/index.ts'
import { en } from '../place-map/PlaceMapMessages.ts'
import { pointName, stopNumber } from './pointNames.ts'
import type { DirectionsForm } from './useDirectionsForm.ts'
import type { RouteEnd } from './useDirectionsState.ts'

export interface DirectionsPinsProps {
  readonly form: DirectionsForm
  /** The point whose pin gets the focus, once, because the element that had it was removed. */
  readonly focusPin: MutableRefObject<number | undefined>
  /** Called with the new position of a pin. */
  readonly onMove: (index: number, coordinate: Coordinate) => void
}

/** The points of a route on the map: each is dragged, or moved by the arrow keys. */
export function DirectionsPins(props: DirectionsPinsProps): ReactNode {
  const { form, focusPin, onMove } = props
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
        <EndPin
          key={key}
          pin={index === focused ? pin : undefined}
          end={point}
          label={label}
          help={pinHelp}
          anchor={kind === 'destination' ? 'bottom' : 'center'}
          onMove={(coordinate) => onMove(index, coordinate)}
        >
          {kind === 'origin' ? (
            <span data-part="route-start" />
          ) : kind === 'destination' ? (
            <PinShape part="route-end" />
          ) : (
            <span data-part="route-stop">{stopNumber(form.value.points, index, language)}</span>
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
