export type { RouteStep } from '../../domain/routeStep.ts'
export type { RowBlock } from '../../domain/rowBlocks.ts'
export type { ManeuverListOptions } from '../../hooks/maneuver-list/ManeuverListOptions.ts'
export { type ManeuverListState, useManeuverList } from '../../hooks/useManeuverList.ts'
export { ManeuverIcon, type ManeuverIconProps } from '../../icons/ManeuverIcon.tsx'
export type { ManeuverListMessages } from '../../messages/maneuver-list/ManeuverListMessages.ts'
export type { ManeuverMessages, StepWords } from '../../messages/maneuvers/ManeuverMessages.ts'
export { ManeuverList } from './ManeuverList.tsx'
export type {
  ManeuverListClassNames,
  ManeuverListProps,
  ManeuverListSlots,
} from './ManeuverListProps.ts'
export { StepText, type StepTextProps } from './StepText.tsx'
