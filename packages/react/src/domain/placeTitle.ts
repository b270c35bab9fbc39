import type { Place } from '@signpost/client'
import { addressLines, formatCoordinate } from '@signpost/client/domain'

/** The title of a place: its name, else the first line of its address, else the point; `undefined` when there is none of them. */
export function placeTitle({ name, address, coordinate }: Place): string | undefined {
  if (name?.trim()) return name
  const [line] = address ? addressLines(address) : []
  return line ?? (coordinate && formatCoordinate(coordinate))
}
