import type { Place } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'
import { placeKinds } from './placeKinds.ts'

/** The title of a place: its name, else the first line of its address, its brand, its category, or the point; `undefined` when there is none of them. */
export function placeTitle(place: Place): string | undefined {
  const { name, address, brands = [], categories = [], coordinate } = place
  if (name?.trim()) return name
  const [line] = address ? addressLines(address) : []
  const kind = brands[0] ?? placeKinds(categories)[0]
  return line ?? kind?.name ?? (coordinate && formatCoordinate(coordinate))
}
