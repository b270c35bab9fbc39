import type { RouteLegs } from '@signpost/react'
import type { DirectionsMessages } from './DirectionsMessages.ts'
import type { RouteEnd } from './DirectionsState.ts'
import { pointName } from './pointNames.ts'

/** A leg of a route that could not be found, while others could. */
export interface MissingLeg {
  readonly leg: RouteLegs['legs'][number]
  readonly index: number
  /** Its name, made of its ends. */
  readonly text: string
}

/** The missing legs of a route. */
export function missingLegs(
  legs: RouteLegs['legs'],
  ends: readonly (RouteEnd | undefined)[],
  messages: DirectionsMessages,
): readonly MissingLeg[] {
  const nameOf = (end: RouteEnd | undefined): string => (end ? pointName(end) : '')
  return legs.flatMap((leg, index) =>
    leg.data
      ? []
      : [{ leg, index, text: messages.missing(nameOf(ends[index]), nameOf(ends[index + 1])) }],
  )
}
