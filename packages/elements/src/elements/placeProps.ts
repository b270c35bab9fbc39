import type { Place } from '@signpost/client'
import { vehicles } from '@signpost/client/domain'
import type { TravelTimeSettings } from '@signpost/react/travel-time'
import { readText } from '../properties/readText.ts'

const blank: Place = { id: '', phones: [], categories: [], brands: [], fuelPrices: [] }

/** A place with all its lists, since untyped pages may omit some. */
export function wholePlace(place: Partial<Place> | null | undefined): Place | undefined {
  return place ? { ...blank, ...place } : undefined
}

interface TravelTimeHost extends Element {
  readonly travelTime?: TravelTimeSettings | undefined
}

/** The travel time options of an element; none for an unknown vehicle, which is reported once. */
export function travelTimeOf(host: TravelTimeHost): TravelTimeSettings | undefined {
  const { travelTime } = host
  const asked = travelTime?.vehicle
  return asked && readText(host, 'travelTime', vehicles, asked) === undefined
    ? undefined
    : travelTime
}
