'use client'

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { useMessages, useSignpost } from '@signpost/react'
import { formatCount, isolate, useIsomorphicLayoutEffect } from '@signpost/react/internal'
import { type MutableRefObject, type ReactNode, type Ref, useRef, useState } from 'react'
import { PinShape } from '../parts/PinShape.tsx'
import { MapPin } from '../place-map/index.ts'
import { en } from '../place-map/PlaceMapMessages.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { endLabel } from './pointNames.ts'
import type { RouteEnd } from './useDirectionsState.ts'

export interface DirectionsPinsProps {
  /** The origin, the stops and the destination. */
  readonly ends: readonly (RouteEnd | undefined)[]
  readonly messages: DirectionsMessages
  /** The point whose pin gets the focus, once, because the element that had it was removed. */
  readonly focusPin: MutableRefObject<number | undefined>
  /** Called with the new position of a pin. */
  readonly onMove: (index: number, coordinate: Coordinate) => void
}

/** The points of a route on the map: each is dragged, or moved by the arrow keys. */
export function DirectionsPins({
  ends,
  messages,
  focusPin,
  onMove,
}: DirectionsPinsProps): ReactNode {
  const { language } = useSignpost()
  const { pinHelp } = useMessages('placeMap', en)
  const pin = useRef<HTMLDivElement>(null)
  const focused = focusPin.current
  useIsomorphicLayoutEffect(() => {
    if (focused === undefined) return
    focusPin.current = undefined
    pin.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  return ends.map(
    (end, index) =>
      end && (
        <EndPin
          // biome-ignore lint/suspicious/noArrayIndexKey: a pin is that of its place in the route.
          key={index}
          pin={index === focused ? pin : undefined}
          end={end}
          label={endLabel(index, ends.length, messages, language)}
          help={pinHelp}
          anchor={index > 0 && index === ends.length - 1 ? 'bottom' : 'center'}
          onMove={(coordinate) => onMove(index, coordinate)}
        >
          {index === 0 ? (
            <span data-part="route-start" />
          ) : index === ends.length - 1 ? (
            <PinShape part="route-end" />
          ) : (
            <span data-part="route-stop">{formatCount(index, language)}</span>
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
  const [held, setHeld] = useState<Coordinate>()
  const { latitude, longitude } = end.coordinate
  const [before, setBefore] = useState(`${latitude},${longitude}`)
  if (before !== `${latitude},${longitude}`) {
    setBefore(`${latitude},${longitude}`)
    setHeld(undefined)
  }
  const name = end.name ?? formatCoordinate(end.coordinate)
  return (
    <MapPin
      ref={pin}
      coordinate={held ?? end.coordinate}
      label={name ? `${label}: ${isolate(name)}` : label}
      help={help}
      anchor={anchor}
      onMove={setHeld}
      onMoveEnd={onMove}
    >
      {children}
    </MapPin>
  )
}
