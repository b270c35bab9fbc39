'use client'

import { type FocusEventHandler, useState } from 'react'

export interface FocusedRow {
  /** The focused row, which stays rendered wherever the list is scrolled. */
  readonly pinned: readonly number[]
  /** The props of the list, whose rows have their numbers as `data-row`. */
  readonly listProps: {
    readonly onFocus: FocusEventHandler<HTMLElement>
    readonly onBlur: FocusEventHandler<HTMLElement>
  }
}

/** The row of a list that has the focus. */
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
