import { replaceEqualDeep } from '@tanstack/react-query'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** Reuses rows that are equal, and the list when all of them are, so that they need not be rendered again. */
export function keepSame(
  before: readonly PlaceSearchItem[],
  after: readonly PlaceSearchItem[],
): readonly PlaceSearchItem[] {
  const known = new Map(before.map((item) => [item.key, item]))
  const same = after.map((item) => {
    const old = known.get(item.key)
    if (item.kind !== 'custom') return replaceEqualDeep(old, item)
    // What an app's item is made of is not ours to compare.
    return old?.kind === 'custom' && old.item === item.item ? old : item
  })
  const isSame = same.length === before.length && same.every((item, at) => item === before[at])
  return isSame ? before : same
}

interface Row {
  readonly key: string
  /** The source, where it is the app's own. */
  readonly source?: string
}

/** The next rows, with the current one at its former position among those of its source. The others keep their order around it. */
export function keepPosition<Item extends Row>(
  before: readonly Item[],
  next: readonly Item[],
  key: string | undefined,
): readonly Item[] {
  const held = next.find((item) => item.key === key)
  if (held === undefined) return next
  const isPeer = (item: Item): boolean => item.source === held.source
  const place = before.filter(isPeer).findIndex((item) => item.key === key)
  const peers = next.filter(isPeer)
  if (place === -1 || peers[place] === held) return next
  const others = peers.filter((item) => item !== held)
  const moved = [...others.slice(0, place), held, ...others.slice(place)]
  return next.map((item) => (isPeer(item) ? (moved.shift() ?? item) : item))
}
