'use client'

import type { ReactNode } from 'react'
import type { AmendRows } from './engine.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { PlaceSearchPopup } from './PlaceSearchPopup.tsx'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'
import type { SearchShell } from './SearchShell.ts'
import { useSearchList } from './useSearchList.ts'

interface PlaceSearchListProps extends Pick<PlaceSearchProps, 'slots' | 'footer' | 'classNames'> {
  readonly shell: SearchShell
  readonly options: PlaceSearchOptions
  readonly amendRows?: AmendRows | undefined
  /** Returns the announcement, given that of the list. Default: the same. */
  readonly announce?: ((list: string) => string) | undefined
}

/** Everything of a box below its input. */
export function PlaceSearchList(props: PlaceSearchListProps): ReactNode {
  const { shell, options, amendRows, announce, slots, footer, classNames } = props
  const list = useSearchList(shell, options, amendRows)
  const box = announce ? { ...list, announcement: announce(list.announcement) } : list
  return <PlaceSearchPopup box={box} slots={slots} footer={footer} classNames={classNames} />
}
