import type { Coordinate } from '@signpost/client'
import type { DirectionsStateOptions } from '../../hooks/useDirectionsState.ts'
import type { DirectionsMessages } from '../../messages/directions/DirectionsMessages.ts'
import type { MapViewProps } from '../map-view/MapViewProps.ts'

export interface DirectionsProps extends DirectionsStateOptions {
  /** The map's own props; false for the list alone. */
  readonly map?: MapViewProps | false | undefined
  /** The index of the step that is shown as the current one; null for none. Without it the list keeps its own. */
  readonly activeStep?: number | null | undefined
  readonly onActiveStepChange?: ((step: number | null) => void) | undefined
  /** Where a traveller is: the way behind is dimmed. */
  readonly position?: Coordinate | undefined
  /** Whether a button prints the directions. Default: it does. */
  readonly print?: boolean | undefined
  readonly className?: string | undefined
  readonly messages?: Partial<DirectionsMessages> | undefined
}
