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
