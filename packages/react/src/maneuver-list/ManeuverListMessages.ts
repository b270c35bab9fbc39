import { pluralOf } from '../messages/plural.ts'

const plural = pluralOf('en')

export const en = {
  /** The label of the list. */
  list: 'Directions',
  /** The labels of the addresses at both ends. */
  from: 'From',
  to: 'To',
  noRoute: 'No route found',
  noRouteAdvice: 'Move the start or the destination, or avoid less.',
  noSteps: 'No step-by-step directions for this route',
  showAll: (count: number, shown: string): string =>
    plural(count, {
      one: `Show ${shown} step`,
      other: `Show all ${shown} steps`,
    }),
  copy: 'Copy',
  copied: 'Directions copied',
  copyFailed: 'Couldn’t copy the directions.',
}

/** The messages around the steps of a route; the steps themselves are `ManeuverMessages`. A number is passed twice, as in other messages. */
export interface ManeuverListMessages extends Readonly<typeof en> {}
