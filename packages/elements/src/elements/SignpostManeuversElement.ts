import type { ManeuverListProps } from '@signpost/react/maneuver-list'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './maneuversContent.tsx'

export const table = {
  route: null,
  activeStep: 'number',
  ends: 'flag',
  copy: 'flag',
} as const

/** The events of `<signpost-maneuvers>`. */
export type SignpostManeuversEvents = TagEvents<typeof events, ManeuverListProps>

/** A route as text, step by step. It needs no map. */
export type SignpostManeuversElement = TagElement<typeof table, typeof events, ManeuverListProps>
export const SignpostManeuversElement: ElementClass<SignpostManeuversElement> = defineTag(
  'signpost-maneuvers',
  () => import('./maneuversContent.tsx').then((late) => late.content),
  table,
)
