'use client'

import type { Coordinate } from '@signpost/client'
import { type AddressFormProps, useSignpost } from '@signpost/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export interface AddressConfirmOptions extends Pick<AddressFormProps, 'onPlaceChange'> {
  /** The initial point, such as that of a saved address. */
  readonly defaultCoordinate?: Coordinate | undefined
  /** Called with the point of the address, set by the form or by the user; with `undefined` when there is none any more. */
  readonly onCoordinateChange?: ((coordinate: Coordinate | undefined) => void) | undefined
}

export interface AddressConfirmState {
  /** The point of the address. */
  readonly coordinate: Coordinate | undefined
  /** The point of a chosen address, which the map shows. */
  readonly framed: Coordinate | undefined
  /** The point where the user left the pin, a moment after its last move; undefined while the pin is where the address is. */
  readonly movedTo: Coordinate | undefined
  /** Moves the pin; called when the user does. */
  readonly movePin: (coordinate: Coordinate) => void
  /** Fills in the address at the pin. */
  readonly fill: () => void
  /** True while the fields hold the address at the pin, because `fill` wrote it. */
  readonly isFilled: boolean
  /** The props of the form: `AddressForm` or `AddressFields`. */
  readonly formProps: Required<Pick<AddressFormProps, 'point' | 'onPlaceChange'>>
  /** Restores the initial point. Call it when the form is reset. */
  readonly reset: () => void
}

/**
 * The point of an address in a form. A chosen address sets it; then the user may move it to the entrance, and a check of the address before
 * the form is sent does not move it back.
 *
 * @example
 * ```tsx
 * const { coordinate, movePin, formProps } = useAddressConfirm()
 * ```
 */
export function useAddressConfirm({
  defaultCoordinate,
  onCoordinateChange,
  onPlaceChange,
}: AddressConfirmOptions = {}): AddressConfirmState {
  const { clock } = useSignpost()
  const [initial] = useState<Pin>({ coordinate: defaultCoordinate, framed: defaultCoordinate })
  const [pin, setPin] = useState(initial)
  const [movedTo, setMovedTo] = useState<Coordinate>()
  const [point, setPoint] = useState<Coordinate>()
  const [isFilled, setFilled] = useState(false)
  const { coordinate, isMoved } = pin
  useEffect(() => {
    if (!isMoved) return setMovedTo(undefined)
    const timer = clock.setTimeout(() => setMovedTo(coordinate), pause)
    return () => clock.clearTimeout(timer)
  }, [coordinate, isMoved, clock])

  const set = (next: Pin): void => {
    setPin(next)
    if (next.coordinate !== coordinate) onCoordinateChange?.(next.coordinate)
  }
  return {
    coordinate,
    framed: pin.framed,
    movedTo,
    movePin: (to) => {
      setFilled(false)
      set({ coordinate: to, isMoved: true })
    },
    fill: () => setPoint(movedTo),
    isFilled,
    formProps: {
      point,
      onPlaceChange: (place, cause) => {
        const at = place?.coordinate
        // The address was changed; the one at the pin can be filled in again.
        if (!place) setPoint(undefined)
        const isHere = isMoved === true && cause === 'chosen' && isSame(at, coordinate)
        setFilled(isHere)
        if (cause === 'chosen') {
          if (!isHere) set({ coordinate: at, framed: at })
        } else if (cause === 'checked') {
          // The form is sent next, and needs the point.
          if (!isMoved && at) flushSync(() => set({ coordinate: at, framed: at }))
        } else if (!isMoved) {
          set({ coordinate: undefined })
        }
        onPlaceChange?.(place, cause)
      },
    },
    reset: () => {
      setPoint(undefined)
      set(initial)
    },
  }
}

function isSame(one: Coordinate | undefined, other: Coordinate | undefined): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude
}

interface Pin {
  readonly coordinate: Coordinate | undefined
  readonly framed?: Coordinate | undefined
  readonly isMoved?: boolean
}

/** Milliseconds without a move after which the address at the pin is looked up. */
const pause = 500
