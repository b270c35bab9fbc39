'use client'

import type { Suggestion } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { PlaceSearchActions } from '../place-search/index.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { PlaceDetails } from '../queries/placeDetails.ts'
import { addressParts } from './addressParts.ts'
import type { Numbers } from './drillDown.ts'
import type { Fill } from './useFillAndUndo.ts'

export interface DrillDown {
  /** The numbers or units that the list offers; undefined while it offers addresses. */
  readonly numbers: Numbers | undefined
  /** Offers the numbers of a suggestion that was filled in, if there are any and the user is still in the first line. */
  readonly start: (suggestion: Suggestion, found: PlaceDetails) => Promise<void>
  /** Ends when the user types another street. */
  readonly typed: (text: string) => void
  readonly end: () => void
}

/** Offers the numbers of a street after the street was chosen. */
export function useDrillDown(
  line: RefObject<HTMLInputElement | null>,
  rewrite: Fill['rewrite'],
): DrillDown {
  const { connection } = useSignpost()
  const queryClient = useQueryClient()
  const [numbers, setNumbers] = useState<Numbers>()
  const turn = useRef(0)
  const end = useStableCallback(() => {
    turn.current += 1
    // Only the list needs the space after the street.
    if (numbers && line.current?.value === withSpace(numbers)) rewrite(numbers.text)
    setNumbers(undefined)
  })
  return {
    numbers,
    start: async (suggestion, found) => {
      const { line1 } = suggestion
      const isWanted = (): boolean =>
        !!line.current?.matches(':focus') && line.current.value === line1
      if (!isWanted()) return
      turn.current += 1
      const mine = turn.current
      const next = await addressParts.loaded
        ?.findNumbers(queryClient, connection, suggestion, found)
        .catch(() => undefined)
      if (!next || mine !== turn.current || !isWanted()) return
      rewrite(withSpace(next))
      setNumbers(next)
    },
    typed: (text) => {
      if (numbers && !text.startsWith(numbers.text)) end()
    },
    end,
  }
}

/** Opens the list for the numbers, and ends when it is closed. */
export function useNumbersInBox(
  { numbers, end }: DrillDown,
  isOpen: boolean,
  search: PlaceSearchActions['search'],
): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (numbers) search(withSpace(numbers))
  }, [numbers, search])
  useEffect(() => {
    if (wasOpen.current && !isOpen) end()
    wasOpen.current = isOpen && numbers !== undefined
  }, [isOpen, numbers, end])
}

/** The text of the first line, to which the user adds a number. */
function withSpace({ text }: Numbers): string {
  return `${text} `
}
