'use client'

import type { Route } from '@signpost/client'
import { formatCoordinate, type RouteProgress } from '@signpost/client/domain'
import {
  type ComponentWithRef,
  ManeuverList,
  OpenIn,
  RouteOptions,
  RouteSummary,
  useDirections,
  useMessages,
  useQueryStatus,
} from '@signpost/react'
import { keepPreviousData } from '@tanstack/react-query'
import { forwardRef, useRef, useState } from 'react'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import { DirectionsEnds } from './DirectionsEnds.tsx'
import { DirectionsMap } from './DirectionsMap.tsx'
import { en } from './DirectionsMessages.ts'
import type { DirectionsProps } from './DirectionsProps.ts'
import type { RouteEndpoint } from './RouteEndpoint.ts'
import { useCurrentStep } from './useCurrentStep.ts'
import { useDirectionsNotice } from './useDirectionsNotice.ts'
import { useDirectionsState } from './useDirectionsState.ts'
import { useRouteProgress } from './useRouteProgress.ts'

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
      map = {},
      position,
      print = true,
      openIn,
      className,
      messages: own,
      ...options
    }: DirectionsProps,
    ref,
  ) {
    const messages = useMessages('directions', en, own)
    const [state, change] = useDirectionsState(options)
    const [isOpen, setOpen] = useState(false)
    const [picking, setPicking] = useState<RouteEndpoint>()
    const { origin, destination, vehicle, optimize, avoid } = state
    const result = useDirections(
      {
        origin: origin?.coordinate,
        destination: destination?.coordinate,
        vehicle,
        optimize,
        avoid,
      },
      // The route before stays, marked as such, until the answer is here: list and line then change, and are not made anew.
      { query: { placeholderData: keepPreviousData } },
    )
    const { failure, ...query } = useQueryStatus(result)
    const isStale = result.isPlaceholderData && query.status === 'refreshing'
    const status = isStale ? 'loading' : query.status
    const route = (!result.isPlaceholderData || isStale ? result.data : undefined) ?? undefined
    const progress = useRouteProgress(route, position)
    const travel = progress?.onRoute ? progress : undefined
    const [active, activate] = useCurrentStep(options, route, travel?.maneuver)
    const notice = useDirectionsNotice(status, failure, messages)
    const answer = useRef<HTMLDivElement>(null)
    const layout = useRef<HTMLDivElement>(null)
    useHeightWarning('Directions', layout, map !== false && map?.map === undefined)
    return (
      <section
        ref={ref}
        className={className}
        aria-label={messages.label}
        data-signpost="directions"
        data-status={status}
        data-stale={isStale || undefined}
        data-error={failure?.error.kind}
      >
        <div ref={layout} data-part="directions-layout">
          <div data-part="directions-question">
            <DirectionsEnds
              state={state}
              messages={messages}
              onChange={change}
              onPick={map === false ? undefined : setPicking}
            />
            <div data-part="directions-options" data-open={isOpen ? '' : undefined}>
              <RouteOptions value={{ vehicle, optimize, avoid }} onChange={change} />
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
              state={state}
              route={route}
              active={active ?? undefined}
              position={position}
              onActiveChange={activate}
              picking={picking}
              onPicked={(coordinate) => {
                setPicking(undefined)
                if (picking && coordinate) {
                  change({ [picking]: { coordinate, name: formatCoordinate(coordinate) } })
                }
              }}
            />
          )}
          <div
            ref={answer}
            tabIndex={-1}
            data-part="directions-answer"
            aria-busy={isStale || undefined}
          >
            <div role="status" data-part="directions-status" data-hidden={isStale || undefined}>
              {notice && (
                <div data-part="notice">
                  <p>{notice.text}</p>
                  {notice.advice && <p data-part="advice">{notice.advice}</p>}
                  {notice.canRetry && (
                    <button
                      type="button"
                      data-part="action"
                      onClick={() => {
                        // The button goes; the focus stays here.
                        answer.current?.focus()
                        void result.refetch()
                      }}
                    >
                      {messages.retry}
                    </button>
                  )}
                </div>
              )}
            </div>
            {route && (
              <>
                <RouteSummary
                  route={travel ? remainderOf(route, travel) : route}
                  vehicle={vehicle}
                />
                <ManeuverList route={route} activeStep={active} onActiveStepChange={activate} />
                <div data-part="directions-actions">
                  {openIn && (
                    <OpenIn
                      apps={openIn}
                      coordinate={destination?.coordinate}
                      name={destination?.name}
                      origin={origin?.coordinate}
                      vehicle={vehicle}
                    />
                  )}
                  {print && (
                    <button type="button" data-part="action" onClick={() => window.print()}>
                      {messages.print}
                    </button>
                  )}
                </div>
              </>
            )}
          </div>
        </div>
      </section>
    )
  },
)

/** The remaining totals of a route. */
function remainderOf(route: Route, { remainingDistance, remainingDuration }: RouteProgress): Route {
  return { ...route, distance: remainingDistance, duration: remainingDuration }
}
