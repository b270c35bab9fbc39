'use client'

import type { Coordinate, Place } from '@signpost/client'
import { type ComponentWithRef, useMessages } from '@signpost/react'
import { forwardRef } from 'react'
import { useMapTerms } from '../internals/useMapTerms.ts'
import { MapView, type MapViewProps } from '../map-view/index.ts'
import { PinHereButton } from '../parts/PinHereButton.tsx'
import { MapPin } from './MapPin.tsx'
import { PlaceLayer, type PlaceLayerProps } from './PlaceLayer.tsx'
import { en } from './PlaceMapMessages.ts'

export interface PlaceMapProps extends Omit<MapViewProps, 'messages'>, PlaceLayerProps {
  /**
   * The source of the places. Set it to `app` for the app's own places; places of the service are shown only if the terms of its provider
   * permit them on this map: see `capabilities.terms`. Default: `service`.
   */
  readonly placesFrom?: 'service' | 'app' | undefined
  /** A point that the user can move: by dragging, by clicking on the map, or with keys. */
  readonly pin?: Coordinate | undefined
  /** Called with the new coordinate of the pin. */
  readonly onPinChange?: ((coordinate: Coordinate) => void) | undefined
  /** The messages of the `MapView`. */
  readonly mapMessages?: MapViewProps['messages']
}

/**
 * Places on a map, with markers that share hover and selection with a list beside it.
 *
 * @example
 * ```tsx
 * <PlaceMap places={[place]} onSearchArea={(bounds) => show(bounds)} />
 * ```
 */
export const PlaceMap: ComponentWithRef<PlaceMapProps, HTMLDivElement> = forwardRef(
  function PlaceMap(props: PlaceMapProps, ref) {
    const { places, pin, onPinChange } = props
    const messages = useMessages('placeMap', en, props.messages)
    const isPermitted = useMapTerms(
      props.placesFrom !== 'app' && places.length > 0,
      props,
      'PlaceMap shows no places',
      'List them without a map, or set `placesFrom="app"` for places of your own.',
    )
    return (
      <MapView
        {...props}
        ref={ref}
        messages={props.mapMessages}
        onClick={(coordinate) => {
          props.onClick?.(coordinate)
          onPinChange?.(coordinate)
        }}
      >
        <PlaceLayer {...props} places={isPermitted ? places : none} />
        {pin && (
          <MapPin
            coordinate={pin}
            label={messages.pin}
            help={messages.pinHelp}
            onMove={onPinChange}
          />
        )}
        {onPinChange && <PinHereButton label={messages.pinHere} onPin={onPinChange} />}
        {props.children}
      </MapView>
    )
  },
)

const none: readonly Place[] = []
