import type { Route } from '@signpost/client'

export interface ManeuverListOptions {
  /** The route; null when no route exists, and undefined while it is unknown. */
  readonly route: Route | null | undefined
  /** The index of the step that is shown as the current one; null for none. Without it the list keeps its own. */
  readonly activeStep?: number | null | undefined
  /** The current step of a new route, where the list keeps its own. */
  readonly defaultActiveStep?: number | undefined
  /** Called when a step is chosen, by a click or the keyboard. */
  readonly onActiveStepChange?: ((step: number) => void) | undefined
}
