import { pluralOf } from '../messages/plural.ts'

/** The messages around the steps of a route; the steps themselves are `ManeuverMessages`. A number is passed twice, as in other messages. */
export interface ManeuverListMessages {
  /** The label of the list. */
  readonly list: string
  /** The labels of the addresses at both ends. */
  readonly from: string
  readonly to: string
  readonly noRoute: string
  readonly noRouteAdvice: string
  readonly noSteps: string
  readonly showAll: (count: number, shown: string) => string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
}

const plural = pluralOf('en')

export const en: ManeuverListMessages = {
  list: 'Directions',
  from: 'From',
  to: 'To',
  noRoute: 'No route found',
  noRouteAdvice: 'Move the start or the destination, or avoid less.',
  noSteps: 'This route comes without directions.',
  showAll: (count, shown) =>
    plural(count, {
      one: `Show ${shown} step`,
      other: `Show all ${shown} steps`,
    }),
  copy: 'Copy directions',
  copied: 'Directions copied',
  copyFailed: 'The directions could not be copied.',
}
