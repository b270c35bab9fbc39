'use client'

import { useState } from 'react'
import { useHandler } from '../place-search/useHandler.ts'

export interface ChosenOptions<Item> {
  /** What is chosen, when the app decides it. */
  readonly selected?: readonly Item[] | undefined
  /** What is chosen at first. Default: nothing. */
  readonly defaultSelected?: readonly Item[] | undefined
  /** Called with all that is chosen whenever that changes. */
  readonly onSelectedChange?: ((selected: readonly Item[]) => void) | undefined
}

/** What is chosen: the app's `selected` when it gives one, else our own. */
export function useChosen<Item>({
  selected,
  defaultSelected = none,
  onSelectedChange,
}: ChosenOptions<Item>): readonly [
  chosen: readonly Item[],
  change: (chosen: readonly Item[]) => void,
] {
  const [own, setOwn] = useState(defaultSelected)
  const change = useHandler((next: readonly Item[]) => {
    if (selected === undefined) setOwn(next)
    onSelectedChange?.(next)
  })
  return [selected ?? own, change]
}

const none: readonly never[] = []
