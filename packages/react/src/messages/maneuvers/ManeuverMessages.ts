import type { DrivingSide, ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import type { CompassPoint } from '../../domain/compass.ts'

/** What a sentence about a step is made of. Any of it may be missing. */
export interface StepWords {
  readonly side?: ManeuverSide | undefined
  /** What the road ahead is called. No article stands before it, and no word has to agree with it. */
  readonly road?: string | undefined
  readonly compass?: CompassPoint | undefined
  /** The name of a country. */
  readonly country?: string | undefined
}

/**
 * The sentences of a route, one for each kind of step. They are written as they stand within a sentence, in lower case and without a full
 * stop: whoever begins a sentence with one makes its first letter a capital.
 */
export interface ManeuverMessages
  extends Readonly<Record<ManeuverKind | 'start', (step: StepWords) => string>> {
  /** Joins a step to the one before it, which it follows at once. */
  readonly immediately: (sentence: string) => string
  /** Said where the side of the road to drive on changes. */
  readonly driveOn: Readonly<Record<DrivingSide, string>>
  /** How far it is to the next step. */
  readonly follow: (distance: string) => string
  /** What the road is called at the end of that, where it is another name. */
  readonly endingOn: (road: string) => string
}
