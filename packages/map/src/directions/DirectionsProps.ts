import type { Coordinate } from '@signpost/client'
import type { MapApp } from '@signpost/react'
import type { MapViewProps } from '../map-view/index.ts'
import type { CurrentStepOptions } from './useCurrentStep.ts'
import type { DirectionsFormOptions } from './useDirectionsForm.ts'

export interface DirectionsProps extends DirectionsFormOptions, CurrentStepOptions {
  /** The map's own props; false for the list alone, which is also shown where `capabilities.terms` do not permit the answers on this map. */
  readonly map?: MapViewProps | false | undefined
  /**
   * The position of a traveller: the passed part of the route is dimmed, the summary says what remains, and the next step is the active
   * one.
   */
  readonly position?: Coordinate | undefined
  /**
   * Shows the time of each vehicle in the choice of vehicles, when both ends are chosen and there are no stops between them. It costs a
   * request for each vehicle. Default: false.
   */
  readonly travelTimes?: boolean | undefined
  /** Shows a button that prints the directions. Default: true. */
  readonly print?: boolean | undefined
  /** The map apps of the menu "Open in…" below the list. Default: there is no such menu. */
  readonly openIn?: readonly MapApp[] | undefined
  /** A class of the app for its root element. */
  readonly className?: string | undefined
  /** Adds classes to parts of the directions. */
  readonly classNames?: DirectionsClassNames | undefined
}

/** Class names by part. */
export type DirectionsClassNames = {
  readonly [Part in 'root' | 'question' | 'options' | 'answer']?: string | undefined
}
