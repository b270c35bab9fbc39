'use client'

import { type ComponentWithRef, RouteOptions, useQueryStatus } from '@signpost/react'
import { joinClasses } from '@signpost/react/internal'
import { forwardRef, useRef, useState } from 'react'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import { useMapTerms } from '../map-view/index.ts'
import { DirectionsAnswer } from './DirectionsAnswer.tsx'
import { DirectionsFields } from './DirectionsFields.tsx'
import { DirectionsMap } from './DirectionsMap.tsx'
import type { DirectionsProps } from './DirectionsProps.ts'
import { missingLegs, useDirectionsNotice } from './LegNotice.tsx'
import { useCurrentStep } from './useCurrentStep.ts'
import { useDirectionsForm } from './useDirectionsForm.ts'
import { pointText, type RoutePoints } from './useDirectionsState.ts'
import { useRouteProgress } from './useRouteProgress.ts'
import { useVehicleTimes } from './useVehicleTimes.tsx'

/**
 * Directions from one place to another: two search boxes, the route options, and the route as text and, if there is a map, on it.
 *
 * @example
 * ```tsx
 * <Directions map={{ workerUrl: '/maplibre-gl-worker.mjs' }} />
 * ```
 */
export const Directions: ComponentWithRef<DirectionsProps, HTMLElement> = forwardRef(
  function Directions(
    {
      map: view = {},
      position,
      travelTimes = false,
      print = true,
      openIn,
      className,
      classNames = {},
      ...options
    }: DirectionsProps,
    ref,
  ) {
    const isPermitted = useMapTerms({
      isNeeded: view !== false,
      effect: 'Directions shows no map, but the places and the route as text',
      advice: 'Pass `map={false}`, or a map of the provider.',
      map: (view || undefined)?.map,
      mapStyle: (view || undefined)?.mapStyle,
    })
    const map = isPermitted && view
    const form = useDirectionsForm(options)
    const { ends, legs: found, placePoint } = form
    const { points, vehicle, optimize, avoid } = form.value
    const messages =
      avoid.length > 0
        ? { ...form.messages, noneAdvice: form.messages.noneAvoidingAdvice }
        : form.messages
    const [isOpen, setOpen] = useState(false)
    const [isUnfolded, setUnfolded] = useState(false)
    // The key of the point that the user is choosing on the map.
    const [picking, setPicking] = useState<number>()
    const [dragged, setDragged] = useState<string>()
    const focusPin = useRef<number>(undefined)
    const legRoutes = found.legs.map(({ data }) => data)
    const { failure, status } = useQueryStatus(found.result)
    // The previous route stays, marked as such, until the next one is loaded: list and line are then updated, not mounted again.
    const isStale = found.isPlaceholderData && status === 'loading'
    const isShown = !found.isPlaceholderData || isStale
    const route = (isShown && found.route) || undefined
    const sections = isShown ? found.sections : []
    const missing = route && !isStale ? missingLegs(found.legs, ends, messages) : []
    const progress = useRouteProgress(missing.length === 0 ? route : undefined, position)
    const timeOf = useVehicleTimes(travelTimes, form, settled.has(status))
    const travel = progress?.onRoute ? progress : undefined
    const [active, activate] = useCurrentStep(options, route, travel?.maneuver)
    const notice = useDirectionsNotice(status, failure, messages)
    const layout = useRef<HTMLDivElement>(null)
    useHeightWarning('Directions', layout, map !== false && map.map === undefined)
    return (
      <section
        ref={ref}
        className={joinClasses(classNames.root, className)}
        aria-label={messages.label}
        data-signpost="directions"
        data-status={status}
        data-stale={isStale || undefined}
        data-map={map === false ? undefined : ''}
        data-error={failure?.error.kind}
      >
        <div ref={layout} data-part="directions-layout">
          <div className={classNames.question} data-part="directions-question">
            <DirectionsFields form={form} onPick={map === false ? undefined : setPicking} />
            <div role="status" data-hidden="">
              {form.announcement}
            </div>
            <div
              className={classNames.options}
              data-part="directions-options"
              data-open={isOpen ? '' : undefined}
            >
              <RouteOptions
                value={{ vehicle, optimize, avoid }}
                onChange={form.change}
                vehicleDetails={timeOf}
              />
              <button
                type="button"
                data-part="directions-more"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {messages.options}
              </button>
            </div>
          </div>
          {map !== false && (
            <DirectionsMap
              view={map}
              messages={messages}
              form={form}
              route={route}
              sections={sections}
              active={active ?? undefined}
              position={position}
              onActiveChange={(step) => {
                setUnfolded(true)
                activate(step)
              }}
              focusPin={focusPin}
              onMove={(index, coordinate) => setDragged(keyOf(placePoint(index, coordinate)))}
              legs={legRoutes}
              onAddStop={
                form.canAddStop
                  ? (leg, coordinate, hadFocus) => {
                      const index = ([...points.keys()].filter((at) => points[at])[leg] ?? 0) + 1
                      if (hadFocus) focusPin.current = index
                      // An empty stop of the leg is filled.
                      setDragged(keyOf(placePoint(index, coordinate, points[index] !== null)))
                    }
                  : undefined
              }
              isStill={dragged === keyOf(ends)}
              isPicking={picking !== undefined}
              onPicked={(coordinate) => {
                setPicking(undefined)
                const index = form.rows.findIndex(({ key }) => key === picking)
                if (coordinate && index >= 0) placePoint(index, coordinate)
              }}
            />
          )}
          <DirectionsAnswer
            {...{ form, route, sections, missing, notice, active, travel, messages }}
            {...{ isStale, print, openIn, isUnfolded }}
            onUnfold={setUnfolded}
            className={classNames.answer}
            onActiveChange={activate}
          />
        </div>
      </section>
    )
  },
)

/** The states in which the route is known. */
const settled: ReadonlySet<string> = new Set(['ready', 'refreshing', 'empty'])

/** The chosen points as text. */
function keyOf(points: RoutePoints): string {
  return points.flatMap((point) => pointText(point) ?? []).join(';')
}
