'use client'

import type { Coordinate, Route } from '@signpost/client'
import type { RouteProgress } from '@signpost/client/domain'
import {
  type ComponentWithRef,
  ManeuverList,
  OpenIn,
  RouteOptions,
  RouteSummary,
  useMessages,
  useQueryStatus,
  useRouteLegs,
  useSignpost,
} from '@signpost/react'
import { Fragment, forwardRef, useRef, useState } from 'react'
import { joinClasses } from '../domain/joinClasses.ts'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import { DirectionsEnds } from './DirectionsEnds.tsx'
import { DirectionsMap } from './DirectionsMap.tsx'
import { en } from './DirectionsMessages.ts'
import type { DirectionsProps } from './DirectionsProps.ts'
import type { RouteEnd } from './DirectionsState.ts'
import { endLabel } from './endLabel.ts'
import { LegNotice } from './LegNotice.tsx'
import { pointName } from './pointNames.ts'
import { stepIn } from './stepIn.ts'
import { useCurrentStep } from './useCurrentStep.ts'
import { useDirectionsNotice } from './useDirectionsNotice.ts'
import { useDirectionsState } from './useDirectionsState.ts'
import { usePointNames } from './usePointNames.ts'
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
      maxStops = 5,
      print = true,
      openIn,
      className,
      classNames = {},
      messages: own,
      ...options
    }: DirectionsProps,
    ref,
  ) {
    const messages = useMessages('directions', en, own)
    const [state, change] = useDirectionsState(options)
    const [isOpen, setOpen] = useState(false)
    const [picking, setPicking] = useState<Picking>()
    const [announcement, announce] = useState('')
    const [dragged, setDragged] = useState<string>()
    const nameOf = usePointNames(change)
    const { language } = useSignpost()
    const { origin, stops = [], destination, vehicle, optimize, avoid } = state
    const ends = [origin, ...stops, destination]
    const found = useRouteLegs({
      points: ends.map((end) => end?.coordinate),
      vehicle,
      optimize,
      avoid,
    })
    const { failure, status } = useQueryStatus(found.result)
    // The route before stays, marked as such, until the answer is here: list and line then change, and are not made anew.
    const isStale = found.isPlaceholderData && status === 'loading'
    const isShown = !found.isPlaceholderData || isStale
    const route = (isShown && found.route) || undefined
    const sections = isShown ? found.sections : []
    const legNames = ends.map((end) => end && pointName(end))
    const missing = found.legs.flatMap((leg, index) =>
      leg.data || !route || isStale
        ? []
        : [
            {
              leg,
              index,
              text: messages.missing(legNames[index] ?? '', legNames[index + 1] ?? ''),
            },
          ],
    )
    const isWhole = missing.length === 0
    const progress = useRouteProgress(isWhole ? route : undefined, position)
    const travel = progress?.onRoute ? progress : undefined
    const [active, activate] = useCurrentStep(options, route, travel?.maneuver)
    const notice = useDirectionsNotice(status, failure, messages)
    const placed = async (label: string, coordinate: Coordinate): Promise<void> => {
      const name = await nameOf(coordinate)
      announce(`${label}: ${pointName({ coordinate, name })}`)
    }
    const movePoint = (index: number, coordinate: Coordinate): void => {
      const moved = ends.map((end, at) => (at === index ? { coordinate } : end))
      setDragged(keyOf(moved))
      change({
        origin: moved[0],
        destination: moved.at(-1),
        stops: state.stops && moved.slice(1, -1).filter((end) => end !== undefined),
      })
      void placed(endLabel(index, ends.length, messages, language), coordinate)
    }
    const answer = useRef<HTMLDivElement>(null)
    const layout = useRef<HTMLDivElement>(null)
    const gapsBefore = (leg: number) =>
      missing.flatMap(({ index, text }) =>
        index === leg - 1 ? (
          <p key={index} data-part="directions-gap">
            {text}
          </p>
        ) : (
          []
        ),
      )
    useHeightWarning('Directions', layout, map !== false && map?.map === undefined)
    return (
      <section
        ref={ref}
        className={joinClasses(classNames.root, className)}
        aria-label={messages.label}
        data-signpost="directions"
        data-status={status}
        data-stale={isStale || undefined}
        data-error={failure?.error.kind}
      >
        <div ref={layout} data-part="directions-layout">
          <div className={classNames.question} data-part="directions-question">
            <DirectionsEnds
              state={state}
              messages={messages}
              onChange={change}
              announce={announce}
              onPlaced={(label, coordinate) => void placed(label, coordinate)}
              maxStops={maxStops}
              onPick={map === false ? undefined : (take) => setPicking({ take })}
            />
            <div role="status" data-hidden="">
              {announcement}
            </div>
            <div
              className={classNames.options}
              data-part="directions-options"
              data-open={isOpen ? '' : undefined}
            >
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
              ends={ends}
              route={route}
              sections={sections}
              active={active ?? undefined}
              position={position}
              onActiveChange={activate}
              onMove={movePoint}
              isStill={dragged === keyOf(ends)}
              isPicking={picking !== undefined}
              onPicked={(coordinate) => {
                setPicking(undefined)
                if (coordinate) picking?.take(coordinate)
              }}
            />
          )}
          <div
            ref={answer}
            tabIndex={-1}
            className={classNames.answer}
            data-part="directions-answer"
            aria-busy={isStale || undefined}
          >
            <div role="status" data-part="directions-status" data-hidden={isStale || undefined}>
              {missing.map(({ leg, index, text }) => (
                <LegNotice
                  key={index}
                  leg={leg}
                  text={text}
                  messages={messages}
                  // The button goes; the focus stays here.
                  onRetry={() => answer.current?.focus()}
                />
              ))}
              {isWhole && notice && (
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
                        for (const leg of found.legs) if (leg.isError) void leg.refetch()
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
                {sections.map((section, index) => (
                  <Fragment key={section.leg}>
                    {index > 0 && gapsBefore(section.leg)}
                    <ManeuverList
                      route={section.route}
                      activeStep={stepIn(section, active)}
                      onActiveStepChange={(step) => activate(section.step + step)}
                      copy={isWhole}
                    />
                  </Fragment>
                ))}
                <div data-part="directions-actions">
                  {openIn && stops.length === 0 && (
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

function keyOf(ends: readonly (RouteEnd | undefined)[]): string {
  return JSON.stringify(ends.map((end) => end?.coordinate))
}

interface Picking {
  readonly take: (coordinate: Coordinate) => void
}

/** The remaining totals of a route. */
function remainderOf(route: Route, { remainingDistance, remainingDuration }: RouteProgress): Route {
  return { ...route, distance: remainingDistance, duration: remainingDuration }
}
