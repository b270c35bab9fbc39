'use client'

import { useRef } from 'react'
import { keepPlace } from '../../domain/keepPlace.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import { useBeforePaint } from './useBeforePaint.ts'

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
export function useHeldRows(wanted: RowsToHold): Rows {
  // A state that is set while rendering would cost each answer a second rendering of the whole box.
  const shown = useRef(nothing)
  const rows = hold(shown.current, wanted)
  useBeforePaint(() => {
    shown.current = rows
  })
  return rows.shown
}

interface HeldRows {
  readonly source: Rows
  readonly shown: Rows
}

const nothing: HeldRows = { source: [], shown: [] }

function hold(held: HeldRows, { next, key, isPressed }: RowsToHold): HeldRows {
  if (next === undefined || isPressed || isSame(held.source, next)) return held
  return { source: next, shown: keepPlace(held.shown, next, key) }
}

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
