interface Row {
  readonly key: string
}

/** The next rows, with the current one at its former position. The others keep their order around it. */
export function keepPlace<Item extends Row>(
  before: readonly Item[],
  next: readonly Item[],
  key: string | undefined,
): readonly Item[] {
  const place = before.findIndex((item) => item.key === key)
  const held = next.find((item) => item.key === key)
  if (place === -1 || held === undefined || next[place] === held) return next
  const others = next.filter((item) => item !== held)
  return [...others.slice(0, place), held, ...others.slice(place)]
}
