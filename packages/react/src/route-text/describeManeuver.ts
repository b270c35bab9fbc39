import type { Route } from '@signpost/client'
import { formatDistance, formatDuration, toAlpha2, type UnitSystem } from '@signpost/client/domain'
import { countryNames } from '../domain/countryNames.ts'
import { type RouteStep, routeStep } from '../domain/routeStep.ts'
import { isolate, plainText } from './isolate.ts'
import { en, type ManeuverMessages } from './ManeuverMessages.ts'

/** The instruction of a step, in one sentence without a full stop. Names in it are isolated: see `partsOf` and `plainText`. */
export function stepSentence(
  step: RouteStep,
  messages: ManeuverMessages,
  language: string,
): string {
  const { kind, stop, side, exit, compass, road, country } = step
  const sentence = messages[stop === undefined ? kind : 'arriveAtStop']({
    stop: stop === undefined ? undefined : new Intl.NumberFormat(language).format(stop),
    side,
    exit,
    compass,
    road: road && isolate(road),
    country: country && countryName(country, language),
  })
  return capitalize(step.isImmediate ? messages.immediately(sentence) : sentence, language)
}

function countryName(alpha3: string, language: string): string {
  const alpha2 = toAlpha2(alpha3)
  return (alpha2 && countryNames(language)(alpha2)) ?? alpha3
}

function capitalize(sentence: string, language: string): string {
  const [first = ''] = sentence
  return first.toLocaleUpperCase(language) + sentence.slice(first.length)
}

interface StretchFormat {
  readonly language: string
  readonly units: UnitSystem
}

/**
 * The distance and the duration from a step to the next one; `undefined` when nothing follows or they are unknown. Before a step that follows at once only the road is named.
 */
export function stretchText(
  { distance, duration, laterRoad, isNextImmediate }: RouteStep,
  messages: ManeuverMessages,
  { language, units }: StretchFormat,
): string | undefined {
  const far = distance
    ? formatDistance(distance, { locale: language, units, detail: 'step' })
    : undefined
  if (far === undefined) return undefined
  const isLong = duration !== undefined && duration >= minSeconds
  const long = isLong && formatDuration(duration, { locale: language, detail: 'step' })
  const later = laterRoad && messages.endingOn(isolate(laterRoad))
  const parts = isNextImmediate ? [later] : [messages.follow(far), long, later]
  return parts.filter((part) => part).join(' · ')
}

/** A minute: shorter stretches would all take "1 min", which would not add up. */
const minSeconds = 60

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
