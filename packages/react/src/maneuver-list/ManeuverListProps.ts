import type { ComponentType } from 'react'
import type { RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'
import type { StepTextProps } from './StepText.tsx'
import type { ManeuverListOptions } from './useManeuverList.ts'

export interface ManeuverListProps extends ManeuverListOptions, RootProps {
  /** Shows both ends: their names if `points` has them, and their addresses. Default: true. */
  readonly ends?: boolean | undefined
  /** The points of the route: its start, its stops, and its destination. With stops, each leg has a title that names where it leads. */
  readonly points?: readonly ManeuverListPoint[] | undefined
  /** Shows a button that copies the directions as text. Default: true. */
  readonly copy?: boolean | undefined
  /** Replaces parts of the list. */
  readonly slots?: ManeuverListSlots | undefined
  /** Adds classes to parts of the list. */
  readonly classNames?: ManeuverListClassNames | undefined
  /** Messages that replace those of the language; the sentences are the provider's `maneuvers`. */
  readonly messages?: Partial<ManeuverListMessages> | undefined
}

/** A point of a route, as its list of steps presents it. */
export interface ManeuverListPoint {
  /** The name of the point, such as the one that the user chose. */
  readonly name?: string | undefined
  /** The label in the title of the leg that leads here, such as "Stop 1". */
  readonly label?: string | undefined
  /** The duration of the leg that leads here, in seconds. */
  readonly duration?: number | undefined
}

/** Parts that can be replaced. */
export interface ManeuverListSlots {
  /** The content of a step's button. */
  readonly step?: ComponentType<StepTextProps> | undefined
}

/** Class names by part. */
export type ManeuverListClassNames = ClassNames<'root' | 'list' | 'row' | 'step'>
