'use client'

import { type FocusEventHandler, useState } from 'react'

export interface FocusedRow {
  /** The row that has the focus, which stays in the page wherever the list is scrolled. */
  readonly pinned: readonly number[]
  /** For the list, whose rows carry their numbers as `data-row`. */
  readonly listProps: {
    readonly onFocus: FocusEventHandler<HTMLElement>
    readonly onBlur: FocusEventHandler<HTMLElement>
  }
}

/** Which row of a list has the focus. */
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
