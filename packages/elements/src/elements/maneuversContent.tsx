import { ManeuverList, type ManeuverListProps } from '@signpost/react/maneuver-list'
import maneuverList from '@signpost/react/maneuver-list.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type { SignpostManeuversElement, table } from './SignpostManeuversElement.ts'

export const events = {
  /** The user has chosen a step. */
  onActiveStepChange: ['step'],
} as const

/** The content of `<signpost-maneuvers>`. */
export const content: ElementContent = tagContent<
  typeof table,
  typeof events,
  ManeuverListProps,
  SignpostManeuversElement
>(
  events,
  [...kitStyles, maneuverList],
  (props) => props.route !== undefined && <ManeuverList {...props} />,
)
