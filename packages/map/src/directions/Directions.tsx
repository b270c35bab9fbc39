'use client'

import {
  type ComponentWithRef,
  type MapApp,
  type PlaceSearchProps,
  type RootProps,
  RouteOptions,
  useQueryStatus,
} from '@signpost/react'
import {
  Button,
  Chevron,
  Frame,
  Toast,
  useControllableState,
  useFrame,
} from '@signpost/react/internal'
import { forwardRef, useRef, useState } from 'react'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import { useMapTerms } from '../internals/useMapTerms.ts'
import type { MapViewProps } from '../map-view/index.ts'
import { DirectionsAnswer, useDirectionsNotice } from './DirectionsAnswer.tsx'
import { DirectionsFields } from './DirectionsFields.tsx'
import { DirectionsMap } from './DirectionsMap.tsx'
import { type DirectionsFormOptions, useDirectionsForm } from './useDirectionsForm.ts'
import { type TripOptions, useTrip } from './useTrip.ts'
import { useVehicleTimes } from './useVehicleTimes.tsx'

export interface DirectionsProps extends DirectionsFormOptions, TripOptions, RootProps {
  /**
   * The props of the map; false for a list without a map. The map is also hidden where `capabilities.terms` do not permit showing the route
   * on it.
   */
  readonly map?: MapViewProps | false | undefined
  /**
   * Shows the travel time of each vehicle in the choice of vehicles, when both ends are chosen. It costs one request per vehicle and leg.
   * Default: false.
   */
  readonly travelTimes?: boolean | undefined
  /** Shows a button that prints the directions. Default: true. */
  readonly print?: boolean | undefined
  /** Returns the URL of the route in the app, for the button that shares it. Default: no button. */
  readonly shareUrl?: (() => string) | undefined
  /**
   * True when the list of steps is expanded, when the app controls it, such as with the height of a sheet. Only on a phone, beside a map, can
   * the list be collapsed. Without it, the component keeps its own state. Default: collapsed at first.
   */
  readonly stepsOpen?: boolean | undefined
  /** Called when the user expands or collapses the steps. */
  readonly onStepsOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Offers recent places in empty fields, and stores chosen ones: see `recent` of `PlaceSearch`. Default: false. */
  readonly recent?: PlaceSearchProps['recent']
  /** The map apps of the menu "Open in…" below the list. Default: no menu. */
  readonly openIn?: readonly MapApp[] | undefined
  /** Adds class names to parts of the directions. */
  readonly classNames?: DirectionsClassNames | undefined
}

/** Class names by part. */
export type DirectionsClassNames = {
  readonly [Part in 'root' | 'question' | 'options' | 'answer']?: string | undefined
}

/**
 * Directions from one place to another: two search boxes, the route options, and the route as a list and, unless disabled, on a map.
 *
 * @example
 * ```tsx
 * <Directions map={{ workerUrl: '/maplibre-gl-worker.mjs' }} />
 * ```
 */
export const Directions: ComponentWithRef<DirectionsProps, HTMLElement> = forwardRef(
  function Directions(props: DirectionsProps, ref) {
    const { map: view = {}, classNames = {}, position } = props
    const isPermitted = useMapTerms(
      view !== false,
      view || {},
      'Directions shows no map, but the places and the route as text',
      'Pass `map={false}`, or a map of the provider.',
    )
    const map = isPermitted && view
    const form = useDirectionsForm(props)
    const { legs, messages } = form
    const { vehicle, optimize, avoid } = form.value
    const choice = { value: { vehicle, optimize, avoid }, onValueChange: form.change }
    const [isOpen, setOpen] = useState(false)
    const [isUnfolded, setUnfolded] = useControllableState({
      value: props.stepsOpen,
      defaultValue: false,
      onChange: props.onStepsOpenChange,
    })
    // The key of the row whose point the user is choosing on the map.
    const [picking, setPicking] = useState<number>()
    const { failure, status } = useQueryStatus(legs.result)
    const trip = useTrip(form, status, props)
    const timeOf = useVehicleTimes(props.travelTimes === true, form, settled.has(status))
    const layout = useRef<HTMLDivElement>(null)
    useHeightWarning('Directions', layout, map !== false && map.map === undefined)
    // The focus would be lost with the button that leaves the step.
    const leaveStep = (): void => {
      const [step, fold] = ['[aria-current="step"]', '[data-part="fold"]'].map((selector) =>
        layout.current?.querySelector<HTMLElement>(selector),
      )
      const next = step?.checkVisibility() ? step : fold
      next?.focus({ preventScroll: true })
      trip.activate(null)
    }
    const frame = useFrame(ref, {
      status,
      error: failure?.error,
      notice: useDirectionsNotice(status, failure, form),
      retry: () => {
        for (const leg of legs.legs) if (leg.isError) void leg.refetch()
      },
    })
    return (
      <Frame
        frame={frame}
        as="section"
        component="directions"
        props={props}
        aria-label={messages.label}
        // The form stays usable while a route is loading.
        {...{ 'aria-busy': undefined }}
        data-stale={trip.isStale || undefined}
        data-map={map === false ? undefined : ''}
        announcement={form.announcement}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the current step from wherever the focus is. */}
        <div
          ref={layout}
          data-part="layout"
          onKeyDown={(event) => {
            const { key, target } = event
            if (key !== 'Escape' || event.defaultPrevented || trip.active === null) return
            // Escape in a field is for its list.
            if (!(target instanceof Element) || target.closest('input, dialog, [popover]')) return
            event.preventDefault()
            leaveStep()
          }}
        >
          <div className={classNames.question} data-part="question">
            <DirectionsFields
              form={form}
              onPick={map === false ? undefined : setPicking}
              recent={props.recent}
            />
            <div className={classNames.options} data-part="options">
              <RouteOptions {...choice} groups={onlyVehicle} vehicleDetails={timeOf} />
              <Button part="more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <span>{messages.options}</span>
                <Chevron />
              </Button>
              {isOpen && <RouteOptions {...choice} groups={others} />}
            </div>
          </div>
          {map !== false && (
            <DirectionsMap
              view={map}
              trip={trip}
              position={position}
              picking={picking}
              onPicked={() => setPicking(undefined)}
              onActivated={() => setUnfolded(true)}
            />
          )}
          <DirectionsAnswer
            trip={trip}
            frame={frame}
            print={props.print}
            shareUrl={props.shareUrl}
            openIn={props.openIn}
            isUnfolded={isUnfolded}
            onUnfold={setUnfolded}
            onLeaveStep={leaveStep}
            className={classNames.answer}
          />
        </div>
        {form.undoRemoval && <Toast text={form.announcement} onUndo={form.undoRemoval} />}
      </Frame>
    )
  },
)

const onlyVehicle = ['vehicle'] as const
const others = ['optimize', 'avoid'] as const

/** The states in which the route is known. */
const settled: ReadonlySet<string> = new Set(['ready', 'refreshing', 'empty'])
