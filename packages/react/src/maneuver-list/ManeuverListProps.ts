import type { ComponentType } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'
import type { StepTextProps } from './StepText.tsx'
import type { ManeuverListOptions } from './useManeuverList.ts'

export interface ManeuverListProps extends ManeuverListOptions, RootProps {
  /** Shows the addresses at both ends. Default: true. */
  readonly ends?: boolean | undefined
  /** Shows a button that copies the directions as text. Default: true. */
  readonly copy?: boolean | undefined
  /** Replaces parts of the list. */
  readonly slots?: ManeuverListSlots | undefined
  /** Adds classes to parts of the list. */
  readonly classNames?: ManeuverListClassNames | undefined
  /** Messages that replace those of the language; the sentences are the provider's `maneuvers`. */
  readonly messages?: Partial<ManeuverListMessages> | undefined
}

/** Parts that can be replaced. */
export interface ManeuverListSlots {
  /** The content of a step's button. */
  readonly step?: ComponentType<StepTextProps> | undefined
}

/** Class names by part. */
export type ManeuverListClassNames = ClassNames<'root' | 'list' | 'row' | 'step'>
