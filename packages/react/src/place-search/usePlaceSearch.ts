'use client'

import type { AmendRows } from './engine.ts'
import type { PlaceSearchBox } from './PlaceSearchGetters.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { useSearchList } from './useSearchList.ts'
import { useSearchShell } from './useSearchShell.ts'

/**
 * A headless place search box: its state, its actions, and the props of its elements.
 *
 * @example
 * ```tsx
 * const box = usePlaceSearch({ onSelect: (suggestion) => show(suggestion) })
 * const input = <input {...box.getInputProps()} />
 * ```
 */
export function usePlaceSearch(
  options: PlaceSearchOptions = {},
  amendRows?: AmendRows,
): PlaceSearchBox {
  return useSearchList(useSearchShell(options, true), options, amendRows)
}
