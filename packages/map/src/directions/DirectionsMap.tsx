'use client'

import type { Coordinate, Route } from '@signpost/client'
import { formatDuration } from '@signpost/client/domain'
import { useSignpost } from '@signpost/react'
import { lazyModule, useIsomorphicLayoutEffect, useLazyModule } from '@signpost/react/internal'
import { createElement, type ReactNode, useMemo, useRef, useState } from 'react'
import { pointName, pointText } from '../internals/RouteEnd.ts'
import { MapItem, MapView, type MapViewProps } from '../map-view/index.ts'
import { PinShape } from '../parts/PinShape.tsx'
import { MapPin, PlaceCamera } from '../place-map/index.ts'
import { RouteCamera, RouteLayer } from '../route-map/index.ts'
import { gapsOf } from './gapsOf.ts'
import { stopNumber } from './useDirectionsForm.ts'
import type { RoutePoints } from './useDirectionsState.ts'
import { stepIn, type Trip } from './useTrip.ts'

interface DirectionsMapProps {
  readonly view: MapViewProps
  readonly trip: Trip
  readonly position: Coordinate | undefined
  /** The key of the row whose point the user is choosing on the map. */
  readonly picking: number | undefined
  /** Called when the user has chosen a point, or canceled. */
  readonly onPicked: () => void
  /** Called when the user chooses a step on the map. */
  readonly onActivated: () => void
}

const lineHandle = lazyModule(() => import('./LineHandle.tsx'))
const pickPoint = lazyModule(() => import('./PickPoint.tsx'))

/** The map with the route, or with its ends before there is a route. Both share one map, so that it is created only once. */
export function DirectionsMap(props: DirectionsMapProps): ReactNode {
  const { view, trip, picking, onPicked, onActivated } = props
  const { language } = useSignpost()
  const { form, route, sections, active, activate } = trip
  const { ends, rows, messages, placePoint } = form
  const { points } = form.value
  // The points after the latest drag. The camera stays still for their route.
  const [dragged, setDragged] = useState<string>()
  // The index of the pin to focus once, because the handle that had the focus is removed.
  const focusPin = useRef<number>(undefined)
  const focused = focusPin.current
  const pin = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    if (focused === undefined) return
    focusPin.current = undefined
    pin.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  const handle = useLazyModule(lineHandle, route !== undefined && form.canAddStop)
  const picker = useLazyModule(pickPoint, true)
  const data = form.legs.legs.map((leg) => leg.data)
  const key = JSON.stringify([ends, data.map((leg) => [leg?.path[0], leg?.path.at(-1)])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that is read, by value.
  const gaps = useMemo(() => gapsOf(ends, data), [key])
  const isPicking = picking !== undefined
  const pick = (coordinate: Coordinate | undefined): void => {
    onPicked()
    const index = rows.findIndex((row) => row.key === picking)
    if (coordinate && index >= 0) placePoint(index, coordinate)
  }
  const drag = (index: number, coordinate: Coordinate, isNew?: boolean): void =>
    setDragged(textOf(placePoint(index, coordinate, isNew)))
  const shown = (
    <MapView
      label={messages.map}
      {...view}
      onClick={(coordinate) => {
        view.onClick?.(coordinate)
        if (isPicking) pick(coordinate)
      }}
    >
      {route ? (
        <>
          {sections.map((section, index) => (
            <RouteLayer
              key={section.leg}
              route={section.route}
              activeStep={stepIn(section, active)}
              position={props.position}
              gaps={index === 0 ? gaps : undefined}
              onActiveStepChange={(step) => {
                // While the user is choosing a point, a click chooses that point and not a step.
                if (isPicking) return
                onActivated()
                activate(section.step + step)
              }}
            />
          ))}
          <RouteCamera
            route={route}
            activeStep={active ?? undefined}
            still={dragged === textOf(ends)}
          />
          {active === null && trip.missing.length === 0 && (
            <RouteTime duration={route.duration} legs={data} />
          )}
        </>
      ) : (
        // A single end that the user placed on the map, or that an app shows on it, moves it only if it is not visible.
        ends.some(Boolean) && (
          <PlaceCamera
            places={ends.filter((end) => end !== null)}
            onlyIfHidden={
              !ends.every(Boolean) && (view.map !== undefined || dragged === textOf(ends))
            }
          />
        )
      )}
      {handle &&
        form.canAddStop &&
        !isPicking &&
        createElement(handle.LineHandle, {
          legs: data,
          label: messages.addStopHere,
          onAddStop: (leg, coordinate, hadFocus) => {
            const index = ([...points.keys()].filter((at) => points[at])[leg] ?? 0) + 1
            if (hadFocus) focusPin.current = index
            // Fill an empty stop of the leg instead of adding one.
            drag(index, coordinate, points[index] !== null)
          },
        })}
      {rows.map(
        ({ key, kind, label, point }, index) =>
          point && (
            <MapPin
              key={key}
              ref={index === focused ? pin : undefined}
              coordinate={point.coordinate}
              label={`${label}: ${pointName(point)}`}
              anchor={kind === 'destination' ? 'bottom' : 'center'}
              // `onMoveEnd` requests the route only once the pin is released.
              onMoveEnd={(coordinate) => drag(index, coordinate)}
            >
              {kind === 'origin' ? (
                <span data-part="route-start" />
              ) : kind === 'destination' ? (
                <PinShape part="route-end" />
              ) : (
                <span data-part="route-stop">{stopNumber(points, index, language)}</span>
              )}
            </MapPin>
          ),
      )}
      {isPicking && picker && <picker.PickPoint messages={messages} onPicked={pick} />}
      {view.children}
    </MapView>
  )
  // A map of the app is elsewhere on the page, and needs no space here.
  return view.map ? shown : <div data-part="map">{shown}</div>
}

interface RouteTimeProps {
  readonly duration: number | undefined
  readonly legs: readonly (Route | null | undefined)[]
}

/** The time of the whole route on the longest of its legs, away from the stops. The summary beside the map says it, too. */
function RouteTime({ duration, legs }: RouteTimeProps): ReactNode {
  const { language: locale } = useSignpost()
  const [longest] = legs
    .flatMap((leg) => leg ?? [])
    .sort((one, other) => other.path.length - one.path.length)
  const path = longest?.path ?? []
  const [longitude = Number.NaN, latitude = Number.NaN] = path[path.length >> 1] ?? []
  if (duration === undefined) return null
  return (
    <MapItem coordinate={{ latitude, longitude }} anchor="bottom">
      <bdi data-part="route-time" aria-hidden="true">
        {formatDuration(duration, { locale })}
      </bdi>
    </MapItem>
  )
}

/** Returns a key for the chosen points. */
function textOf(points: RoutePoints): string {
  return points.flatMap((point) => pointText(point) ?? []).join(';')
}
