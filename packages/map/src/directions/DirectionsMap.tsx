'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { RouteSection } from '@signpost/react'
import type { ReactNode } from 'react'
import type { MapViewProps } from '../map-view/index.ts'
import { MapView } from '../map-view/index.ts'
import { PlaceCamera } from '../place-map/index.ts'
import { EndPins, RouteCamera, RouteEnds, RouteLayer } from '../route-map/index.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { RouteEnd } from './DirectionsState.ts'
import { PickPoint } from './PickPoint.tsx'
import { StopPins } from './StopPins.tsx'
import { stepIn } from './stepIn.ts'

export interface DirectionsMapProps {
  readonly view: MapViewProps
  readonly messages: DirectionsMessages
  /** The origin, the stops and the destination. */
  readonly ends: readonly (RouteEnd | undefined)[]
  readonly route: Route | undefined
  readonly sections: readonly RouteSection[]
  readonly active: number | undefined
  readonly position: Coordinate | undefined
  readonly onActiveChange: (step: number) => void
  readonly isPicking: boolean
  /** Told of the point that was picked, or of none when it was called off. */
  readonly onPicked: (coordinate: Coordinate | undefined) => void
}

/** The route on its map; before there is one, its ends. One map for both, so that it is created once. */
export function DirectionsMap({
  view,
  messages,
  ends,
  route,
  sections,
  active,
  position,
  onActiveChange,
  isPicking,
  onPicked,
}: DirectionsMapProps): ReactNode {
  const origin = ends[0]
  const destination = ends.at(-1)
  const stops = ends.slice(1, -1)
  const endPins = <EndPins origin={origin?.coordinate} destination={destination?.coordinate} />
  const shown = (
    <MapView
      label={messages.map}
      {...view}
      onClick={(coordinate) => {
        view.onClick?.(coordinate)
        if (isPicking) onPicked(coordinate)
      }}
    >
      {route ? (
        <>
          {sections.map((section) => (
            <RouteLayer
              key={section.leg}
              route={section.route}
              active={stepIn(section, active) ?? undefined}
              position={position}
              // A click chooses an end then, and no step.
              onActiveChange={isPicking ? undefined : (step) => onActiveChange(section.step + step)}
            />
          ))}
          {stops.length === 0 ? <RouteEnds route={route} /> : endPins}
          <RouteCamera route={route} active={active} />
        </>
      ) : (
        <>
          {endPins}
          {origin && destination && (
            <PlaceCamera places={ends.filter((end) => end !== undefined)} />
          )}
        </>
      )}
      <StopPins stops={stops} />
      {isPicking && <PickPoint messages={messages} onPicked={onPicked} />}
      {view.children}
    </MapView>
  )
  // A map of the app's stands elsewhere, and takes no room here.
  if (view.map) return shown
  return <div data-part="directions-map">{shown}</div>
}
