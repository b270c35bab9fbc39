import { vehicles } from '@signpost/client/domain'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import { oneOf } from '../properties/AttributeKind.ts'
import { readText } from '../properties/readText.ts'

interface TravelTimeHost extends Element {
  readonly travelTime: TravelTimeSettings | undefined
}

const vehicle = oneOf(...vehicles)

/** The options of the travel time of an element; none for an unknown vehicle, which is reported once. */
export function travelTimeOf(host: TravelTimeHost): TravelTimeSettings | undefined {
  const { travelTime } = host
  const asked = travelTime?.vehicle
  return asked && readText(host, 'travelTime', vehicle, asked) === undefined
    ? undefined
    : travelTime
}
