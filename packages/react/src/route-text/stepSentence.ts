import { toAlpha2 } from '@signpost/client/domain'
import type { RouteStep } from '../domain/routeStep.ts'
import { isolate } from './isolate.ts'
import type { ManeuverMessages } from './ManeuverMessages.ts'

/** The instruction of a step, in one sentence without a full stop. Names in it are isolated: see `partsOf` and `plainText`. */
export function stepSentence(
  step: RouteStep,
  messages: ManeuverMessages,
  language: string,
): string {
  const { kind, stop, side, compass, road, country } = step
  const sentence = messages[stop === undefined ? kind : 'arriveAtStop']({
    stop: stop === undefined ? undefined : new Intl.NumberFormat(language).format(stop),
    side,
    compass,
    road: road && isolate(road),
    country: country && countryName(country, language),
  })
  return capitalize(step.isImmediate ? messages.immediately(sentence) : sentence, language)
}

function countryName(alpha3: string, language: string): string {
  const alpha2 = toAlpha2(alpha3)
  return (alpha2 && new Intl.DisplayNames(language, { type: 'region' }).of(alpha2)) ?? alpha3
}

function capitalize(sentence: string, language: string): string {
  const [first = ''] = sentence
  return first.toLocaleUpperCase(language) + sentence.slice(first.length)
}
