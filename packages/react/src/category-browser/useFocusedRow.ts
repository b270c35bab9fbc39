'use client'

import { type FocusEventHandler, useState } from 'react'

export interface FocusedRow {
  /** The index of the focused row, which stays rendered at any scroll position. */
  readonly pinned: readonly number[]
  /** The props of the list. Its rows need their index as `data-row`. */
  readonly listProps: {
    readonly onFocus: FocusEventHandler<HTMLElement>
    readonly onBlur: FocusEventHandler<HTMLElement>
  }
}

/** Tracks the focused row of a list. */
export function useFocusedRow(): FocusedRow {
  const [row, setRow] = useState<number>()
  return {
    pinned: row === undefined ? [] : [row],
    listProps: {
      onFocus: ({ currentTarget, target }) => {
        const own = [...currentTarget.children].find((one) => one.contains(target))
        const number = own?.getAttribute('data-row')
        setRow(number ? Number(number) : undefined)
      },
      onBlur: () => setRow(undefined),
    },
  }
}
