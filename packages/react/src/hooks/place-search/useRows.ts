'use client'

import type { Suggestion } from '@signpost/client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type PlaceSearchFacts,
  type PlaceSearchStatus,
  placeSearchStatus,
} from '../../domain/placeSearchStatus.ts'
import { suggestionItems } from '../../domain/suggestionItems.ts'
import { failureOf } from '../failureOf.ts'
import { useChunk } from '../useChunk.ts'
import type * as narrowingModule from './narrowing.ts'
import { narrowingChunk } from './narrowingChunk.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { Failure } from './useFailure.ts'
import { useHandler } from './useHandler.ts'
import { useHeldRows } from './useHeldRows.ts'
import type { Idle } from './useIdle.ts'
import { useLate } from './useLate.ts'
import {
  type AskedSuggestions,
  type SuggestionQuestion,
  useSuggestionQuestion,
} from './useSuggestionQuestion.ts'
import { looksLikePoint, useTypedPoint } from './useTypedPoint.ts'
import type { UserPosition } from './useUserPosition.ts'

export interface Rows {
  readonly status: PlaceSearchStatus
  readonly items: readonly PlaceSearchItem[]
  readonly isOutdated: boolean
  readonly question: SuggestionQuestion | undefined
  readonly failure: Failure | undefined
  readonly user: UserPosition
  /** To be told of a text before it is shown: what is asked for it leaves sooner. */
  readonly typed: (text: string) => void
  readonly retry: () => void
}

export interface RowsWanted {
  /** What the user typed. */
  readonly text: string
  /** Whether the user wants to see rows. */
  readonly isWanted: boolean
  /** What is offered while nothing is typed. */
  readonly idleItemsAt: Idle['itemsAt']
  readonly highlightedKey: string | undefined
  readonly isPressed: boolean
}

/** The rows for a text and how they stand: the service's answer, or what answers at hand offer until it comes. */
export function useRows(
  { text, isWanted, idleItemsAt, highlightedKey, isPressed }: RowsWanted,
  options: PlaceSearchOptions,
): Rows {
  const { minLength = 1, kinds } = options
  const limit = Math.min(options.limit ?? 10, mostRows)
  const queryOf = (of: string): string => (options.toQuery?.(of) ?? of).trim()
  const query = queryOf(text)
  const length = [...query].length
  const isEnough = (typed: number): boolean => typed >= minLength && typed > 0
  const { point, isReading } = useTypedPoint(query)
  const isAsking = isWanted && isEnough(length) && !point && !isReading
  const asked = useSuggestionQuestion(isAsking ? query : undefined, options)
  const { question, result, hasCenter, user } = asked

  const isExact = question?.query === query
  const answer = isAsking && isExact ? answerOf(asked) : 'none'
  const exact = isAsking && isExact ? result.data?.suggestions : undefined
  const narrowing = useChunk(narrowingChunk, isAsking, query)
  const atHand = useAtHand(asked, isAsking && exact === undefined, narrowing?.answersAtHand)
  const found = useMemo(() => {
    if (exact) return suggestionItems(exact, { kinds, limit })
    return narrowing?.narrowItems(atHand, query, { kinds, limit }) ?? none
  }, [exact, narrowing, atHand, query, kinds, limit])

  const isIdle = isWanted && length === 0
  const idle = useMemo(
    () => (isIdle ? idleItemsAt(user.progress) : none),
    [isIdle, idleItemsAt, user.progress],
  )
  const isWaiting = isAsking && hasCenter && answer === 'none'
  const stays = isWaiting && found.length === 0
  const next = stays ? undefined : (point ?? (isAsking ? found : idle))
  const held = useHeldRows({ next, key: highlightedKey, isPressed })
  // What was offered before typing says nothing of this text: it stays only so that nothing flashes.
  const isOther = stays && held.some(({ kind }) => kind !== 'suggestion')
  const rows = isOther ? 0 : held.length
  const isLate = useLate(isWaiting && rows === 0, 300)

  const facts = { length, minLength, isCoordinate: point !== undefined, hasCenter, answer }
  return {
    status: placeSearchStatus({ ...facts, rows, isLate }),
    items: isOther && isLate ? none : held,
    isOutdated: stays && rows > 0,
    question,
    failure: answer === 'error' ? failureOf(result) : undefined,
    user,
    typed: useHandler((typed) => {
      const next = queryOf(typed)
      // An app that holds the text may hold on to another one.
      if (options.value === undefined && isEnough([...next].length) && !looksLikePoint(next)) {
        asked.ask(next)
      }
    }),
    retry: () => void result.refetch(),
  }
}

/** Whatever the service sends. */
const mostRows = 50
const none: readonly PlaceSearchItem[] = []

function useAtHand(
  { question, queryKey, result }: AskedSuggestions,
  isNeeded: boolean,
  answersAtHand: typeof narrowingModule.answersAtHand | undefined,
): readonly (readonly Suggestion[])[] {
  const queryClient = useQueryClient()
  const { dataUpdatedAt } = result
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new object each time, with the same content for the same question; new data are new answers.
  return useMemo(
    () => (isNeeded && question && answersAtHand?.(queryClient, queryKey)) || [],
    [isNeeded, question, dataUpdatedAt, queryClient, answersAtHand],
  )
}

function answerOf({ result }: AskedSuggestions): PlaceSearchFacts['answer'] {
  const { data, fetchStatus, status } = result
  if (fetchStatus === 'paused') return 'offline'
  if (failureOf(result)) return 'error'
  if (data === undefined) return 'none'
  return status === 'success' && fetchStatus === 'idle' ? 'fresh' : 'stale'
}
