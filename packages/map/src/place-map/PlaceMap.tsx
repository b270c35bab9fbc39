'use client'

import { type ComponentWithRef, useMessages } from '@signpost/react'
import { forwardRef } from 'react'
import { MapView } from '../map-view/index.ts'
import { MapPin } from './MapPin.tsx'
import { PinHereButton } from './PinHereButton.tsx'
import { PlaceLayer } from './PlaceLayer.tsx'
import { en } from './PlaceMapMessages.ts'
import type { PlaceMapProps } from './PlaceMapProps.ts'

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
      places,
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
          places={places}
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
