export type { CompassPoint } from '../domain/heading.ts'
export type { RouteStep } from '../domain/routeStep.ts'
export type { RowBlock } from '../domain/rowBlocks.ts'
export { ManeuverIcon, type ManeuverIconProps } from '../icons/ManeuverIcon.tsx'
export type { ManeuverMessages, StepDetails } from '../route-text/ManeuverMessages.ts'
export { ManeuverList } from './ManeuverList.tsx'
export type { ManeuverListMessages } from './ManeuverListMessages.ts'
export type {
  ManeuverListClassNames,
  ManeuverListPoint,
  ManeuverListProps,
  ManeuverListSlots,
} from './ManeuverListProps.ts'
export { StepText, type StepTextProps } from './StepText.tsx'
export type { ManeuverListOptions } from './useManeuverList.ts'
export { type ManeuverListState, useManeuverList } from './useManeuverList.ts'
