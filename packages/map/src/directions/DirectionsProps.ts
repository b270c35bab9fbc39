import type { Coordinate } from '@signpost/client'
import type { MapViewProps } from '../map-view/index.ts'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { CurrentStepOptions } from './useCurrentStep.ts'
import type { DirectionsStateOptions } from './useDirectionsState.ts'

export interface DirectionsProps extends DirectionsStateOptions, CurrentStepOptions {
  /** The map's own props; false for the list alone. */
  readonly map?: MapViewProps | false | undefined
  /** Where a traveller is: the way behind is dimmed, the summary says what remains, and the step that comes next is the current one. */
  readonly position?: Coordinate | undefined
  /** Whether a button prints the directions. Default: it does. */
  readonly print?: boolean | undefined
  /** A class of yours for the whole. */
  readonly className?: string | undefined
  /** Words in the place of those of the language. */
  readonly messages?: Partial<DirectionsMessages> | undefined
}
