import type { LocatedAddress, Route } from '@signpost/client'
import {
  addressLines,
  formatDistance,
  formatDuration,
  type UnitSystem,
  unitSystem,
} from '@signpost/client/domain'
import { oneLine } from '../domain/oneLine.ts'
import { departureStep, type RouteStep, routeStep } from '../domain/routeStep.ts'
import { type ManeuverTextOptions, stepSentence, stretchText } from './describeManeuver.ts'
import { isolate, plainText } from './isolate.ts'
import { en } from './ManeuverMessages.ts'

export interface RouteTextOptions extends ManeuverTextOptions {
  /** Default: those that are usual in the language. */
  readonly units?: UnitSystem
}

/** A whole route as text: the start, the distance, each step on its own line, and the destination. */
export function describeRoute(route: Route, options: RouteTextOptions = {}): string {
  const { language = 'en', messages = en, units = unitSystem(language) } = options
  const count = new Intl.NumberFormat(language)
  const write = (step: RouteStep): string =>
    [
      stepSentence(step, messages, language),
      step.drivingSide && messages.driveOn[step.drivingSide],
      stretchText(step, messages, { language, units }),
    ]
      .filter((part) => part)
      .join(' – ')
  const departure = departureStep(route)
  const steps = route.maneuvers.map((_, index) => routeStep(route, index))
  const lines = [
    addressText(route.origin),
    departure && write(departure),
    ...steps.map((step, index) => step && `${count.format(index + 1)}. ${write(step)}`),
    addressText(route.destination),
    totals(route, language, units),
  ]
  return lines.flatMap((line) => (line ? plainText(line) : [])).join('\n')
}

function addressText(end: LocatedAddress | undefined): string {
  return end ? isolate(oneLine(addressLines(end.address).join(', '))) : ''
}

function totals({ distance, duration }: Route, language: string, units: UnitSystem): string {
  const far = distance === undefined ? '' : formatDistance(distance, { locale: language, units })
  const long = duration === undefined ? '' : formatDuration(duration, { locale: language })
  return [far, long].filter((part) => part).join(' · ')
}
