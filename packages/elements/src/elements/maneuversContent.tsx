import { ManeuverList } from '@signpost/react/maneuver-list'
import maneuverList from '@signpost/react/maneuver-list.css?inline'
import type { ElementContent } from '../element/ContentElement.ts'
import { tagContent } from '../element/tagContent.ts'
import { kitStyles } from '../styles/kitStyles.ts'
import type { ManeuversTag } from './SignpostManeuversElement.ts'

export const events = {
  /** The user has chosen a step. */
  onActiveStepChange: ['step'],
} as const

/** The content of `<signpost-maneuvers>`. */
export const content: ElementContent = tagContent<ManeuversTag>(
  events,
  [...kitStyles, maneuverList],
  (props) => props.route !== undefined && <ManeuverList {...props} />,
)
