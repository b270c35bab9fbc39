'use client'

import type { Coordinate } from '@signpost/client'
import { Button } from '@signpost/react/internal'
import { type ReactNode, useEffect } from 'react'
import { readCamera } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapCrosshair } from '../parts/MapCrosshair.tsx'
import type { DirectionsMessages } from './DirectionsMessages.ts'

export interface PickPointProps {
  readonly messages: DirectionsMessages
  readonly onPicked: (coordinate: Coordinate | undefined) => void
}

/**
 * A crosshair in the middle of the map, for choosing a point with the keyboard: the arrow keys move the map beneath it, and Escape cancels.
 */
export function PickPoint({ messages, onPicked }: PickPointProps): ReactNode {
  const map = useMap()
  useEffect(() => {
    const page = map.getContainer().getRootNode()
    const before = page instanceof ShadowRoot ? page.activeElement : document.activeElement
    map.getCanvas().focus()
    // Return the focus to the button that started choosing.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [map])
  useEffect(() => {
    const container = map.getContainer()
    const pressed = (event: KeyboardEvent): void => {
      const isChosen = event.key === 'Enter' && event.target === map.getCanvas()
      if (!isChosen && event.key !== 'Escape') return
      // The button that regains the focus must not receive the same key.
      event.preventDefault()
      onPicked(isChosen ? readCamera(map).center : undefined)
    }
    container.addEventListener('keydown', pressed)
    return () => container.removeEventListener('keydown', pressed)
  }, [map, onPicked])
  return (
    <>
      <MapCrosshair />
      <div data-part="pick">
        <p role="status">{messages.picking}</p>
        <Button onClick={() => onPicked(readCamera(map).center)}>{messages.pickHere}</Button>
        <Button onClick={() => onPicked(undefined)}>{messages.cancel}</Button>
      </div>
    </>
  )
}
