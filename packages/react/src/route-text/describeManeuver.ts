import type { Route } from '@signpost/client'
import { routeStep } from '../domain/routeStep.ts'
import { plainText } from './isolate.ts'
import type { ManeuverMessages } from './ManeuverMessages.ts'
import { en } from './ManeuverMessages.ts'
import { stepSentence } from './stepSentence.ts'

export interface ManeuverTextOptions {
  /** The language of `messages`, as a BCP 47 tag. Default: `en`. */
  readonly language?: string
  /** The sentences, such as `fr.maneuvers` of `@signpost/react/messages/fr`. Default: English. */
  readonly messages?: ManeuverMessages
}

/** The instruction of a maneuver, as a sentence: "Turn left onto Avenida Italia". Empty when there is no such maneuver. */
export function describeManeuver(
  route: Route,
  index: number,
  { language = 'en', messages = en }: ManeuverTextOptions = {},
): string {
  const step = routeStep(route, index)
  return step ? plainText(stepSentence(step, messages, language)) : ''
}
