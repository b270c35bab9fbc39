import type { Place } from '@signpost/client'
import type { OpeningHoursProps } from '@signpost/react/opening-hours'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement } from '../element/defineTag.ts'

interface OpeningHoursProperties {
  /** The place whose hours, time zone and position are used when they are not set here. */
  place?: Place | null | undefined
}

const table = {
  hours: null,
  timeZone: 'text',
  view: ['status', 'week', 'both'],
  defaultExpanded: 'flag',
  place: null,
} as const

/** The types of `<signpost-opening-hours>`. */
export type OpeningHoursTag = Tag<
  typeof table,
  Record<never, string>,
  OpeningHoursProps,
  OpeningHoursProperties
>

/** The opening hours of a place: a line with the current status, which expands the week. It renders nothing when no hours are known. */
export type SignpostOpeningHoursElement = TagElement<OpeningHoursTag>
export const SignpostOpeningHoursElement: ElementClass<SignpostOpeningHoursElement> = defineTag(
  'signpost-opening-hours',
  () => import('./openingHoursContent.tsx').then((late) => late.content),
  table,
)
