'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { ReactNode } from 'react'
import type { MapViewProps } from '../map-view/index.ts'
import { MapView } from '../map-view/index.ts'
import { PlaceCamera } from '../place-map/index.ts'
import { EndPins, RouteCamera, RouteEnds, RouteLayer } from '../route-map/index.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { DirectionsState } from './DirectionsState.ts'
import { PickPoint } from './PickPoint.tsx'
import type { RouteEndpoint } from './RouteEndpoint.ts'

export interface DirectionsMapProps {
  readonly view: MapViewProps
  readonly messages: DirectionsMessages
  readonly state: DirectionsState
  readonly route: Route | undefined
  readonly active: number | undefined
  readonly position: Coordinate | undefined
  readonly onActiveChange: (step: number) => void
  readonly picking: RouteEndpoint | undefined
  /** Told of the point that was picked, or of none when it was called off. */
  readonly onPicked: (coordinate: Coordinate | undefined) => void
}

/** The route on its map; before there is one, its ends. One map for both, so that it is created once. */
export function DirectionsMap({
  view,
  messages,
  state: { origin, destination },
  route,
  active,
  position,
  onActiveChange,
  picking,
  onPicked,
}: DirectionsMapProps): ReactNode {
  const shown = (
    <MapView
      label={messages.map}
      {...view}
      onClick={(coordinate) => {
        view.onClick?.(coordinate)
        if (picking) onPicked(coordinate)
      }}
    >
      {route ? (
        <>
          <RouteLayer
            route={route}
            active={active}
            position={position}
            // A click chooses an end then, and no step.
            onActiveChange={picking ? undefined : onActiveChange}
          />
          <RouteEnds route={route} />
          <RouteCamera route={route} active={active} />
        </>
      ) : (
        <>
          <EndPins origin={origin?.coordinate} destination={destination?.coordinate} />
          {origin && destination && <PlaceCamera places={[origin, destination]} />}
        </>
      )}
      {picking && <PickPoint messages={messages} onPicked={onPicked} />}
      {view.children}
    </MapView>
  )
  // A map of the app's stands elsewhere, and takes no room here.
  if (view.map) return shown
  return <div data-part="directions-map">{shown}</div>
}
