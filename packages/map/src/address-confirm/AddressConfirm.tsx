'use client'

import type { Coordinate } from '@signpost/client'
import {
  AddressForm,
  type AddressFormProps,
  type ComponentWithRef,
  ReverseGeocode,
  useMessages,
} from '@signpost/react'
import { Button } from '@signpost/react/internal'
import { forwardRef, useEffect, useRef } from 'react'
import { toPoint } from '../internals/camera.ts'
import { useMap } from '../internals/MapContext.ts'
import { MapView, type MapViewProps } from '../map-view/index.ts'
import { PinHereButton } from '../parts/PinHereButton.tsx'
import { MapPin } from '../place-map/index.ts'
import { en as placeMap } from '../place-map/PlaceMapMessages.ts'
import { type AddressConfirmMessages, en } from './AddressConfirmMessages.ts'
import { type AddressConfirmOptions, useAddressConfirm } from './useAddressConfirm.ts'

export interface AddressConfirmProps
  extends Omit<AddressFormProps, 'messages' | 'point' | 'onPlaceChange'>,
    AddressConfirmOptions {
  /** The map's own props. */
  readonly map?: MapViewProps | undefined
  /** The names under which the form sends the point. Default: `latitude` and `longitude`, after `section` and a dash. */
  readonly coordinateNames?: { readonly latitude: string; readonly longitude: string } | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<AddressConfirmMessages> | undefined
  /** Messages of the form that replace those of the language. */
  readonly formMessages?: AddressFormProps['messages']
}

/**
 * An `AddressForm` with a map, on which the user moves a pin to the entrance. The form sends the point with the address.
 *
 * @example
 * ```tsx
 * <AddressConfirm
 *   country="UY"
 *   map={{ workerUrl: '/maplibre-gl-worker.mjs' }}
 *   onSubmit={(event) => show(new FormData(event.currentTarget).get('latitude'))}
 * />
 * ```
 */
export const AddressConfirm: ComponentWithRef<AddressConfirmProps, HTMLFormElement> = forwardRef(
  function AddressConfirm(
    {
      map = {},
      defaultCoordinate,
      onCoordinateChange,
      onPlaceChange,
      coordinateNames,
      messages: own,
      formMessages,
      children,
      onReset,
      ...form
    }: AddressConfirmProps,
    ref,
  ) {
    const messages = useMessages('addressConfirm', en, own)
    const { pinHere } = useMessages('placeMap', placeMap)
    const { coordinate, framed, movedTo, movePin, fill, isFilled, formProps, reset } =
      useAddressConfirm({ defaultCoordinate, onCoordinateChange, onPlaceChange })
    const prefix = form.section ? `${form.section.replaceAll(' ', '-')}-` : ''
    return (
      <AddressForm
        {...form}
        {...formProps}
        ref={ref}
        messages={formMessages}
        onReset={(event) => {
          reset()
          onReset?.(event)
        }}
      >
        <div data-signpost="address-confirm">
          <p data-part="note">{messages.hint}</p>
          <MapView
            label={messages.map}
            {...map}
            onClick={(pressed) => {
              map.onClick?.(pressed)
              movePin(pressed)
            }}
          >
            {coordinate && <MapPin coordinate={coordinate} label={messages.pin} onMove={movePin} />}
            <PinHereButton label={pinHere} onPin={movePin} />
            <PinCamera coordinate={framed} />
            {map.children}
          </MapView>
          <ReverseGeocode coordinate={movedTo} messages={{ heading: messages.here }}>
            {() => !isFilled && <Button onClick={fill}>{messages.use}</Button>}
          </ReverseGeocode>
          {coordinate &&
            axes.map((axis) => (
              <input
                key={axis}
                type="hidden"
                name={coordinateNames?.[axis] ?? prefix + axis}
                value={coordinate[axis]}
                readOnly
              />
            ))}
        </div>
        {children ?? (
          <button type="submit" className={form.classNames?.save} data-part="save">
            {messages.save}
          </button>
        )}
      </AddressForm>
    )
  },
)

const axes = ['latitude', 'longitude'] as const

/** Shows the point of a chosen address at the zoom of its street. A pin that the user moves does not move the map. */
function PinCamera({ coordinate }: { readonly coordinate: Coordinate | undefined }): null {
  const map = useMap()
  const isNew = useRef(true)
  useEffect(() => {
    const animate = !isNew.current
    isNew.current = false
    if (!coordinate) return
    map.easeTo({ center: toPoint(coordinate), zoom: Math.max(map.getZoom(), 17), animate })
  }, [map, coordinate])
  return null
}
