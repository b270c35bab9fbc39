import { replaceEqualDeep } from '@tanstack/react-query'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** Reuses equal rows, and the whole list if all rows are equal, so that they need not render again. */
export function keepSame(
  before: readonly PlaceSearchItem[],
  after: readonly PlaceSearchItem[],
): readonly PlaceSearchItem[] {
  const known = new Map(before.map((item) => [item.key, item]))
  const same = after.map((item) => {
    const old = known.get(item.key)
    if (item.kind !== 'custom') return replaceEqualDeep(old, item)
    // An app's item is opaque, so it is compared by identity.
    return old?.kind === 'custom' && old.item === item.item ? old : item
  })
  const isSame = same.length === before.length && same.every((item, at) => item === before[at])
  return isSame ? before : same
}

interface Row {
  readonly key: string
  /** The id of the app's source; undefined for built-in rows. */
  readonly source?: string
}

/** Returns the next rows, with the current row at its previous position among the rows of its source. The other rows keep their order. */
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
