import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import type { Plan } from '../Plan.ts'
import { houseNumberKey, leadingNumber } from '../text/houseNumber.ts'
import type { NumberedPoint, NumberRange, Reader } from './Reader.ts'
import { limits } from './weights.ts'

/** A house number on a street that a typed number has found. */
export interface HouseNumber {
  id: number
  label: string
  coordinate: Coordinate
  distance: number
  /** `exact`: the number itself. `beginning`: a number that starts with the typed digits. `nearest`: the nearest number. */
  fit: 'exact' | 'beginning' | 'nearest'
}

/** Finds the house numbers on each street that match a typed number or are near it. */
export function* findHouseNumbers(
  reader: Reader,
  streets: readonly number[],
  typed: { text: string; isBegun: boolean },
  center: Coordinate,
): Plan<HouseNumber[][]> {
  const key = houseNumberKey(typed.text)
  const number = leadingNumber(key)
  if (number === null) return streets.map(() => [])
  const spans = [[number, number] as const, ...(typed.isBegun ? beginnings(key, number) : [])]
  const rows = yield* reader.houseNumbers(
    streets.flatMap((street) =>
      spans.map(([from, to]) => ({ street, from, to, descends: false, most: limits.numbersRead })),
    ),
  )
  const found = streets.map((_, index) => {
    const [same = [], ...longer] = rows.slice(index * spans.length, (index + 1) * spans.length)
    const exact = measured(same, center, 'exact').filter(({ label }) => label === key)
    const more = measured(longer.flat(), center, 'beginning').filter(
      ({ label }) => label.startsWith(key) && label !== key,
    )
    return [...exact.sort(byDistance), ...more.sort(byDistance).slice(0, limits.begunNumbers)]
  })
  const missing = streets.filter((_, index) => found[index]?.length === 0)
  if (missing.length === 0) return found
  const nearest = yield* findNearest(reader, missing, number, center)
  return streets.map((street, index) => {
    const at = missing.indexOf(street)
    return (at < 0 ? found[index] : nearest[at]) ?? []
  })
}

/** The ranges of the longer numbers that begin with the typed digits; the first range is the digits themselves, with letters. */
function beginnings(key: string, number: number): [from: number, to: number][] {
  const ranges: [number, number][] = []
  for (let zeros = 0; key.length + zeros <= limits.digits; zeros++) {
    ranges.push([number * 10 ** zeros, (number + 1) * 10 ** zeros - 1])
  }
  return ranges
}

function* findNearest(
  reader: Reader,
  streets: readonly number[],
  number: number,
  center: Coordinate,
): Plan<HouseNumber[][]> {
  const rows = yield* reader.houseNumbers(
    streets.flatMap((street): NumberRange[] => [
      {
        street,
        from: number - limits.farthestNumber,
        to: number,
        descends: true,
        most: limits.neighbors,
      },
      {
        street,
        from: number,
        to: number + limits.farthestNumber,
        descends: false,
        most: limits.neighbors,
      },
    ]),
  )
  // The other side of the street is a little farther than its number suggests.
  const away = ({ label }: HouseNumber) => {
    const difference = Math.abs((leadingNumber(label) ?? 0) - number)
    return difference + (difference % 2) * 1.5
  }
  return streets.map((_, index) =>
    measured(rows.slice(2 * index, 2 * index + 2).flat(), center, 'nearest')
      .sort((a, b) => away(a) - away(b) || byDistance(a, b))
      .slice(0, 1),
  )
}

function measured(
  rows: readonly NumberedPoint[],
  center: Coordinate,
  fit: HouseNumber['fit'],
): HouseNumber[] {
  return rows.map(({ id, label, latitude, longitude }) => {
    const coordinate = { latitude, longitude }
    return { id, label, coordinate, distance: distanceBetween(center, coordinate), fit }
  })
}

function byDistance(a: HouseNumber, b: HouseNumber): number {
  return a.distance - b.distance || a.id - b.id
}
