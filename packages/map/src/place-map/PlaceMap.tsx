'use client'

import type { Coordinate, Place } from '@signpost/client'
import { type ComponentWithRef, useMessages } from '@signpost/react'
import { SvgIcon } from '@signpost/react/internal'
import { forwardRef, type ReactNode } from 'react'
import { readCamera } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapView, useMapTerms } from '../map-view/index.ts'
import { MapCrosshair } from '../parts/MapCrosshair.tsx'
import { MapPin } from './MapPin.tsx'
import { PlaceLayer } from './PlaceLayer.tsx'
import { en } from './PlaceMapMessages.ts'
import type { PlaceMapProps } from './PlaceMapProps.ts'

interface PinHereButtonProps {
  readonly label: string
  readonly onPin: (coordinate: Coordinate) => void
}

/** Moves the pin to the middle of the map: the keyboard's equivalent of a click on the map. A crosshair marks the middle. */
function PinHereButton({ label, onPin }: PinHereButtonProps): ReactNode {
  const map = useMap()
  return (
    <>
      <div data-part="pin-here">
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => onPin(readCamera(map).center)}
        >
          <SvgIcon path="M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM10 2.5V7m0 6v4.5M2.5 10H7m6 0h4.5" />
        </button>
      </div>
      <MapCrosshair />
    </>
  )
}

/**
 * Places on a map: markers that share hover and selection with a list beside it.
 *
 * @example
 * ```tsx
 * <PlaceMap places={[place]} onSearchArea={(bounds) => show(bounds)} />
 * ```
 */
export const PlaceMap: ComponentWithRef<PlaceMapProps, HTMLDivElement> = forwardRef(
  function PlaceMap(
    {
      places: given,
      placesFrom = 'service',
      selected,
      onSelectedChange,
      hovered,
      onHoveredChange,
      renderPlace,
      onSearchArea,
      pin,
      onPinChange,
      messages: own,
      mapMessages,
      onClick,
      children,
      ...view
    }: PlaceMapProps,
    ref,
  ) {
    const messages = useMessages('placeMap', en, own)
    const { map, mapStyle } = view
    const isPermitted = useMapTerms({
      isNeeded: placesFrom === 'service' && given.length > 0,
      effect: 'PlaceMap shows no places',
      advice: 'List them without a map, or set `placesFrom="app"` for places of your own.',
      map,
      mapStyle,
    })
    return (
      <MapView
        ref={ref}
        {...view}
        messages={mapMessages}
        onClick={(coordinate) => {
          onClick?.(coordinate)
          onPinChange?.(coordinate)
        }}
      >
        <PlaceLayer
          places={isPermitted ? given : none}
          selected={selected}
          onSelectedChange={onSelectedChange}
          hovered={hovered}
          onHoveredChange={onHoveredChange}
          renderPlace={renderPlace}
          onSearchArea={onSearchArea}
          messages={own}
        />
        {pin && (
          <MapPin
            coordinate={pin}
            label={messages.pin}
            help={messages.pinHelp}
            onMove={onPinChange}
          />
        )}
        {onPinChange && <PinHereButton label={messages.pinHere} onPin={onPinChange} />}
        {children}
      </MapView>
    )
  },
)

const none: readonly Place[] = []
