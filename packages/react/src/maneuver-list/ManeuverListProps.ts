import type { ComponentType } from 'react'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'
import type { ManeuverListOptions } from './ManeuverListOptions.ts'
import type { StepTextProps } from './StepText.tsx'

export interface ManeuverListProps extends ManeuverListOptions {
  /** Whether the addresses at both ends are shown. Default: they are. */
  readonly ends?: boolean | undefined
  /** Whether a button copies the directions as text. Default: it does. */
  readonly copy?: boolean | undefined
  /** Replaces parts of the list. */
  readonly slots?: ManeuverListSlots | undefined
  /** Adds classes to parts of the list. */
  readonly classNames?: ManeuverListClassNames | undefined
  /** Words in the place of those of the language; the sentences are the provider's `maneuvers`. */
  readonly messages?: Partial<ManeuverListMessages> | undefined
}

/** Parts that can be replaced. */
export interface ManeuverListSlots {
  /** What stands in the button of a step. */
  readonly step?: ComponentType<StepTextProps> | undefined
}

/** Classes by the parts that bear them. */
export type ManeuverListClassNames = {
  readonly [Part in 'root' | 'list' | 'item' | 'step']?: string | undefined
}
