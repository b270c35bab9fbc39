'use client'

import type { Coordinate, GeoError, SuggestionPage } from '@signpost/client'
import { hashKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { resolveNear } from '../../domain/near.ts'
import type { Question } from '../../domain/pacing.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { isAtHand } from '../../queries/isAtHand.ts'
import { type SuggestionsQueryKey, suggestionsQuery } from '../../queries/suggestionsQuery.ts'
import { developmentError } from './developmentError.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { useBeforePaint } from './useBeforePaint.ts'
import { useCalmState } from './useCalmState.ts'
import { useHandler } from './useHandler.ts'
import { usePacedQuestion } from './usePacedQuestion.ts'
import { type UserPosition, useUserPosition } from './useUserPosition.ts'

/** A text with all that its answer depends on. */
export interface SuggestionQuestion extends Question {
  readonly query: string
  readonly center: Coordinate
  readonly userPosition: Coordinate | undefined
  readonly limit: number | undefined
}

export interface AskedSuggestions {
  readonly question: SuggestionQuestion | undefined
  readonly result: UseQueryResult<SuggestionPage, GeoError>
  /** Names the answer in the cache. */
  readonly queryKey: SuggestionsQueryKey
  readonly hasCenter: boolean
  readonly user: UserPosition
  /** Asks for a text that is to be rendered. */
  readonly ask: (text: string) => void
}

/** Asks for suggestions for a text, as often as typing makes sensible. No text: nothing is asked. */
export function useSuggestionQuestion(
  text: string | undefined,
  { near, userPosition, limit, analytics }: PlaceSearchOptions,
): AskedSuggestions {
  const { connection, ...signpost } = useSignpost()
  const queryClient = useQueryClient()
  const [hasCenter, setHasCenter] = useCalmState(true)
  const user = useUserPosition(!hasCenter, tellDeveloper)
  const told = useRef<SuggestionQuestion>(undefined)
  const tellRequest = useHandler((query: string) => analytics?.onRequest?.({ query }))
  const { asked, typed, answered, stopped } = usePacedQuestion((question: SuggestionQuestion) => {
    const options = suggestionsQuery(connection, question)
    if (!isAtHand(queryClient, options.queryKey)) {
      // Told here: its answer may be there before anything is rendered.
      tellRequest(question.query)
      told.current = question
    }
    queryClient.prefetchQuery(options)
  })

  const ask = useHandler((query: string) => {
    const center = resolveNear(near) ?? resolveNear(signpost.near) ?? user.position
    setHasCenter(center !== undefined)
    if (center === undefined) return stopped()
    const parameters = { query, center, userPosition, limit }
    const { queryKey } = suggestionsQuery(connection, parameters)
    typed({ id: hashKey(queryKey), ...parameters }, isAtHand(queryClient, queryKey))
  })

  // The request leaves in the task of the key. A position that comes late is asked with at once; a `near`
  // that changes waits for the next key.
  useBeforePaint(() => {
    if (text === undefined) stopped()
    else ask(text)
  }, [text, user.position, ask, stopped])

  const options = suggestionsQuery(connection, asked ?? {})
  const result = useQuery(options)
  const { isFetching } = result

  useEffect(() => {
    if (asked === undefined) return
    if (!isFetching) answered(asked.id)
    else if (told.current !== asked) tellRequest(asked.query)
    told.current = undefined
  }, [asked, isFetching, answered, tellRequest])

  return { question: asked, result, queryKey: options.queryKey, hasCenter, user, ask }
}

function tellDeveloper(): void {
  developmentError(needsLocation)
}

const needsLocation =
  'PlaceSearch does not know where to look, so it asks nothing. Give `near` to it or to SignpostProvider.'
