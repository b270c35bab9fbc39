'use client'

import { useState } from 'react'
import { keepPlace } from '../../domain/keepPlace.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

type Rows = readonly PlaceSearchItem[]

export interface RowsToHold {
  /** The rows there should be; undefined when those that are shown should stay. */
  readonly next: Rows | undefined
  /** The row that somebody is on. */
  readonly key: string | undefined
  /** While a row is pressed nothing moves under the finger. */
  readonly isPressed: boolean
}

/** The rows to show: the same list for as long as they are the same, with the row that somebody is on where it was. */
export function useHeldRows({ next, key, isPressed }: RowsToHold): Rows {
  const [held, hold] = useState<{ readonly source: Rows; readonly shown: Rows }>(nothing)
  if (next === undefined || isPressed || isSame(held.source, next)) return held.shown
  const shown = keepPlace(held.shown, next, key)
  hold({ source: next, shown })
  return shown
}

const nothing = { source: [], shown: [] }

function isSame(before: Rows, next: Rows): boolean {
  return before.length === next.length && before.every((item, at) => isSameItem(item, next[at]))
}

/** Whether nothing is gained by the other: a suggestion must be the very one of the answer, which is what a choice hands over. */
function isSameItem(item: PlaceSearchItem, other: PlaceSearchItem | undefined): boolean {
  if (item === other) return true
  return (
    item.kind === 'suggestion' &&
    other?.kind === 'suggestion' &&
    item.key === other.key &&
    item.suggestion === other.suggestion
  )
}
