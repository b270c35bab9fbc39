import type { ManeuverListProps } from '@signpost/react/maneuver-list'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './maneuversContent.tsx'

const table = {
  route: null,
  activeStep: 'number',
  ends: 'flag',
  copy: 'flag',
} as const

/** The types of `<signpost-maneuvers>`. */
export type ManeuversTag = Tag<typeof table, typeof events, ManeuverListProps>

/** The events of `<signpost-maneuvers>`. */
export type SignpostManeuversEvents = TagEvents<ManeuversTag>

/** A route as text, step by step. It needs no map. */
export type SignpostManeuversElement = TagElement<ManeuversTag>
export const SignpostManeuversElement: ElementClass<SignpostManeuversElement> = defineTag(
  'signpost-maneuvers',
  () => import('./maneuversContent.tsx').then((late) => late.content),
  table,
)
