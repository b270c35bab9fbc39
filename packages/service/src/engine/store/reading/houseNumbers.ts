import type { DatabaseSync } from 'node:sqlite'
import { type Coordinate, distanceBetween } from '@signpost/client/domain'
import { houseNumberKey, leadingNumber } from '../../text/houseNumber.ts'

/** A house number on a street, as a typed number found it. */
export interface HouseNumber {
  id: number
  label: string
  coordinate: Coordinate
  distance: number
  /** `exact`: the number itself. `beginning`: one that starts with what is typed so far. `nearest`: the nearest there is. */
  fit: 'exact' | 'beginning' | 'nearest'
}

export interface HouseNumbers {
  /** Numbers on a street for a typed one. Empty when none comes near it. */
  find(
    street: number,
    typed: { text: string; unfinished: boolean },
    center: Coordinate,
  ): HouseNumber[]
}

/** Numbers farther apart than this are no neighbours. */
const FARTHEST_NUMBER = 200
/** Numbers that are offered for the digits typed so far. */
const MOST_BEGINNINGS = 5
/** Rows that are looked at for each possible length of a number. */
const ROWS = 250
/** House numbers have no more digits than this. */
const DIGITS = 5

export function createHouseNumbers(database: DatabaseSync): HouseNumbers {
  const columns = 'select id, label, latitude, longitude from address'
  const between = database.prepare(
    `${columns} where street = ? and number between ? and ? order by number limit ${ROWS}`,
  )
  const above = database.prepare(
    `${columns} where street = ? and number between ? and ? order by number limit 4`,
  )
  const below = database.prepare(
    `${columns} where street = ? and number between ? and ? order by number desc limit 4`,
  )

  function rows(
    statement: typeof between,
    street: number,
    [from, to]: [number, number],
    center: Coordinate,
    fit: HouseNumber['fit'],
  ): HouseNumber[] {
    return statement.all(street, from, to).map((row) => {
      const coordinate = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
      const distance = distanceBetween(center, coordinate)
      return { id: Number(row.id), label: String(row.label), coordinate, distance, fit }
    })
  }

  function beginnings(street: number, key: string, center: Coordinate): HouseNumber[] {
    const number = leadingNumber(key)
    if (number === null) return []
    const found: HouseNumber[] = []
    for (let zeros = 0; key.length + zeros <= DIGITS; zeros++) {
      const range: [number, number] = [number * 10 ** zeros, (number + 1) * 10 ** zeros - 1]
      found.push(...rows(between, street, range, center, 'beginning'))
    }
    return found.filter(({ label }) => label.startsWith(key) && label !== key)
  }

  function nearest(street: number, number: number, center: Coordinate): HouseNumber[] {
    const near = [
      ...rows(below, street, [number - FARTHEST_NUMBER, number], center, 'nearest'),
      ...rows(above, street, [number, number + FARTHEST_NUMBER], center, 'nearest'),
    ]
    // The other side of the street is a little farther than its number tells.
    const away = ({ label }: HouseNumber) => {
      const difference = Math.abs((leadingNumber(label) ?? 0) - number)
      return difference + (difference % 2) * 1.5
    }
    return near.sort((a, b) => away(a) - away(b) || a.distance - b.distance).slice(0, 1)
  }

  return {
    find(street, { text, unfinished }, center) {
      const key = houseNumberKey(text)
      const number = leadingNumber(key)
      if (number === null) return []
      const same = rows(between, street, [number, number], center, 'exact')
      const exact = same.filter(({ label }) => label === key).sort(byDistance)
      const more = unfinished ? beginnings(street, key, center).sort(byDistance) : []
      const found = [...exact, ...more.slice(0, MOST_BEGINNINGS)]
      return found.length > 0 ? found : nearest(street, number, center)
    },
  }
}

function byDistance(a: HouseNumber, b: HouseNumber): number {
  return a.distance - b.distance || a.id - b.id
}
