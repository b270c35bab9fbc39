'use client'

import type { Coordinate } from '@signpost/client'
import {
  type ComponentWithRef,
  RouteOptions,
  useMessages,
  useQueryStatus,
  useRouteLegs,
  useSignpost,
} from '@signpost/react'
import { joinClasses } from '@signpost/react/internal'
import { forwardRef, useRef, useState } from 'react'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import { useMapTerms } from '../map-view/index.ts'
import { DirectionsAnswer } from './DirectionsAnswer.tsx'
import { DirectionsFields } from './DirectionsFields.tsx'
import { DirectionsMap } from './DirectionsMap.tsx'
import { en } from './DirectionsMessages.ts'
import type { DirectionsProps } from './DirectionsProps.ts'
import { missingLegs, useDirectionsNotice } from './LegNotice.tsx'
import { pointLabel, pointName } from './pointNames.ts'
import { useCurrentStep } from './useCurrentStep.ts'
import { pointText, type RoutePoints, useDirectionsForm } from './useDirectionsForm.ts'
import { usePointNames } from './usePointNames.ts'
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
      maxStops = 5,
      travelTimes = false,
      print = true,
      openIn,
      className,
      classNames = {},
      messages: own,
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
    const { state, ends, change } = form
    const texts = useMessages('directions', en, own)
    const messages =
      state.avoid.length > 0 ? { ...texts, noneAdvice: texts.noneAvoidingAdvice } : texts
    const [isOpen, setOpen] = useState(false)
    const [isUnfolded, setUnfolded] = useState(false)
    // The key of the point that the user is choosing on the map.
    const [picking, setPicking] = useState<number>()
    const [announcement, announce] = useState('')
    const [dragged, setDragged] = useState<string>()
    const focusPin = useRef<number>(undefined)
    const nameOf = usePointNames(change)
    const { language } = useSignpost()
    const { points, vehicle, optimize, avoid } = state
    const found = useRouteLegs({
      points: ends.map((end) => end?.coordinate),
      vehicle,
      optimize,
      avoid,
    })
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
    // A count of 1 moves the point there; 0 adds one before it.
    const putPoint = async (index: number, count: 0 | 1, coordinate: Coordinate): Promise<void> => {
      const next = [...points]
      next.splice(index, count, { coordinate })
      if (picking === undefined) setDragged(keyOf(next))
      change({ points: next })
      const name = await nameOf(coordinate)
      announce(`${pointLabel(next, index, messages, language)}: ${pointName({ coordinate, name })}`)
    }
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
            <DirectionsFields
              form={form}
              messages={messages}
              announce={announce}
              maxStops={maxStops}
              onPick={map === false ? undefined : setPicking}
            />
            <div role="status" data-hidden="">
              {announcement}
            </div>
            <div
              className={classNames.options}
              data-part="directions-options"
              data-open={isOpen ? '' : undefined}
            >
              <RouteOptions
                value={{ vehicle, optimize, avoid }}
                onChange={change}
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
              onMove={(index, coordinate) => void putPoint(index, 1, coordinate)}
              legs={legRoutes}
              onAddStop={
                ends.length - 2 < maxStops
                  ? (leg, coordinate, hadFocus) => {
                      const index = ([...points.keys()].filter((at) => points[at])[leg] ?? 0) + 1
                      if (hadFocus) focusPin.current = index
                      // An empty stop of the leg is filled.
                      void putPoint(index, points[index] ? 0 : 1, coordinate)
                    }
                  : undefined
              }
              isStill={dragged === keyOf(ends)}
              isPicking={picking !== undefined}
              onPicked={(coordinate) => {
                setPicking(undefined)
                const index = form.keys.indexOf(picking ?? -1)
                if (coordinate && index >= 0) void putPoint(index, 1, coordinate)
              }}
            />
          )}
          <DirectionsAnswer
            {...{ form, found, route, sections, missing, notice, active, travel, messages }}
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
