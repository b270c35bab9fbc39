import type { Place } from '@signpost/client'

/** True for a place with a photo. */
export function hasPhoto({ content }: Place): boolean {
  return !!(content?.thumbnail || content?.photos[0])
}
