import { pluralOf } from '../plural.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

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
