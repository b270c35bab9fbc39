'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { RouteSection } from '@signpost/react'
import { lazyModule, useLazyModule } from '@signpost/react/internal'
import { createElement, type MutableRefObject, type ReactNode, useMemo } from 'react'
import { MapView, type MapViewProps } from '../map-view/index.ts'
import { PlaceCamera } from '../place-map/index.ts'
import { RouteCamera, RouteLayer } from '../route-map/index.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import { DirectionsPins } from './DirectionsPins.tsx'
import { gapsOf } from './gapsOf.ts'
import type { LineHandleProps } from './LineHandle.tsx'
import { PickPoint } from './PickPoint.tsx'
import { stepIn } from './useCurrentStep.ts'
import type { DirectionsForm } from './useDirectionsForm.ts'

interface DirectionsMapProps {
  readonly view: MapViewProps
  readonly messages: DirectionsMessages
  readonly form: DirectionsForm
  readonly route: Route | undefined
  readonly sections: readonly RouteSection[]
  readonly active: number | undefined
  readonly position: Coordinate | undefined
  readonly onActiveChange: (step: number) => void
  /** Called with the new position of a point of the route. */
  readonly onMove: (index: number, coordinate: Coordinate) => void
  /** The route of each leg, whose line can be dragged. */
  readonly legs: readonly (Route | null | undefined)[]
  /** Called with the point that the line of a leg was dragged to; absent when no stop can be added. */
  readonly onAddStop: LineHandleProps['onAddStop'] | undefined
  /** The point whose pin gets the focus when it is rendered. */
  readonly focusPin: MutableRefObject<number | undefined>
  /** True when the route follows from such a move: the map does not move. */
  readonly isStill: boolean
  readonly isPicking: boolean
  /** Called with the picked point, or without one when picking is cancelled. */
  readonly onPicked: (coordinate: Coordinate | undefined) => void
}

const lineHandle = lazyModule(() => import('./LineHandle.tsx'))

/** The map with the route, or with its ends before there is one. One map for both, so that it is created once. */
export function DirectionsMap({
  view,
  messages,
  form,
  route,
  sections,
  active,
  position,
  onActiveChange,
  onMove,
  legs,
  onAddStop,
  focusPin,
  isStill,
  isPicking,
  onPicked,
}: DirectionsMapProps): ReactNode {
  const handle = useLazyModule(lineHandle, route !== undefined && onAddStop !== undefined)
  const { ends } = form
  const key = JSON.stringify([ends, legs.map((leg) => [leg?.path[0], leg?.path.at(-1)])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that is read, by value.
  const gaps = useMemo(() => gapsOf(ends, legs), [key])
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
          {sections.map((section, index) => (
            <RouteLayer
              key={section.leg}
              route={section.route}
              active={stepIn(section, active)}
              position={position}
              gaps={index === 0 ? gaps : undefined}
              // While picking, a click picks an end, not a step.
              onActiveChange={isPicking ? undefined : (step) => onActiveChange(section.step + step)}
            />
          ))}
          <RouteCamera route={route} active={active} still={isStill} />
        </>
      ) : (
        ends.every(Boolean) && <PlaceCamera places={ends.filter((end) => end !== null)} />
      )}
      {handle &&
        onAddStop &&
        !isPicking &&
        createElement(handle.LineHandle, { legs, messages, onAddStop })}
      <DirectionsPins form={form} focusPin={focusPin} onMove={onMove} />
      {isPicking && <PickPoint messages={messages} onPicked={onPicked} />}
      {view.children}
    </MapView>
  )
  // A map of the app is elsewhere, and needs no space here.
  if (view.map) return shown
  return <div data-part="directions-map">{shown}</div>
}
