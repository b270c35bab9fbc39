'use client'

import type { Coordinate, GeoError, Place, Suggestion } from '@signpost/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { completePlace } from '../domain/completePlace.ts'
import { resolveNear } from '../domain/near.ts'
import type { QueryStatus } from '../domain/queryStatus.ts'
import { needsCenter } from '../domain/requiredToSearch.ts'
import { suggestionLines } from '../domain/suggestionItems.ts'
import type { Failure } from '../internals/failureOf.ts'
import { useQueryStatus } from '../internals/useQueryStatus.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { warnOnce } from '../provider/warnOnce.ts'
import { placeQuery } from '../queries/placeQuery.ts'
import { searchQuery } from '../queries/searchQuery.ts'

/** The status of a card. `ambiguous`: the user has to choose one of several places. */
export type PlaceCardStatus = QueryStatus | 'ambiguous'

/** The source of a card's place: the first of `place`, `suggestion` and `query` that is set. */
export interface PlaceSource {
  /** The place; null when no place exists, undefined while it is loading and no other source is given. */
  readonly place?: Place | null | undefined
  /** The chosen suggestion of a search box, whose place is looked up. */
  readonly suggestion?: Suggestion | undefined
  /** The text to search for. */
  readonly query?: string | undefined
  /** The point to search around. Default: the provider's `near`. */
  readonly near?: Coordinate | undefined
  /** The point that distances are measured from. */
  readonly userPosition?: Coordinate | undefined
}

export interface PlaceCardState {
  readonly status: PlaceCardStatus
  readonly place: Place | undefined
  /** All matches of an ambiguous result, even after the user has chosen one; else empty. */
  readonly places: readonly Place[]
  /** The lines of the suggestion, available before the place is loaded. */
  readonly lines: readonly string[]
  readonly error: GeoError | undefined
  /** The failure with its retry delay, for `useNotice`. */
  readonly failure: Failure | undefined
  readonly actions: PlaceCardStateActions
}

export interface PlaceCardStateActions {
  readonly choose: (place: Place) => void
  /** Returns from a chosen place to the list of all matches. */
  readonly showAll: () => void
  readonly retry: () => void
}

/**
 * A headless place card: the place of a suggestion or a query, and the status of looking it up.
 *
 * @example
 * ```tsx
 * const { place: found, status } = usePlaceCard({ query: 'Teatro Solís', near })
 * ```
 */
export function usePlaceCard({
  place: given,
  suggestion,
  query,
  near,
  userPosition,
}: PlaceSource): PlaceCardState {
  const { connection, near: provided } = useSignpost()
  const isGiven = given !== undefined
  const [chosen, setChosen] = useState<string>()
  const text = isGiven ? undefined : (suggestion?.line1 ?? query)
  // Identify the chosen place by its `id`, because a refetch may return a new object for it.
  const nameOf = ({ id }: Place): string => `${text}\n${suggestion?.searchFilter}\n${id}`
  const origin = { near: near ?? resolveNear(provided), userPosition }
  const search = suggestion
    ? placeQuery(connection, suggestion, origin)
    : searchQuery(connection, { query, ...origin })
  const result = useInfiniteQuery({ ...search, enabled: search.enabled && !isGiven })
  const asked = useQueryStatus(result)

  const found = result.data?.pages.flatMap(({ places }) => places)
  const several = found && found.length > 1 ? found : []
  const isAsked = text !== undefined
  const isLost = isAsked && needsCenter(connection) && !(near ?? provided)
  useEffect(() => {
    if (isLost) warnOnce(needsLocation)
  }, [isLost])
  const failure = isAsked && !found ? asked.failure : undefined
  const place = isGiven
    ? given && completePlace(given)
    : (several.find((one) => nameOf(one) === chosen) ?? only(found))
  return {
    status: isAsked
      ? statusOf(asked.status, { isChosen: place !== undefined, found })
      : statusOfGiven(given),
    place: place ?? undefined,
    places: isGiven ? [] : several,
    lines: suggestion && !isGiven ? suggestionLines(suggestion) : [],
    error: failure?.error,
    failure,
    actions: {
      choose: useStableCallback((one: Place) => setChosen(nameOf(one))),
      showAll: useStableCallback(() => setChosen(undefined)),
      retry: useStableCallback(() => void result.refetch()),
    },
  }
}

const needsLocation =
  'PlaceCard does not know where to look for its suggestion or query, so it asks nothing. Give `near` to it or `near` to SignpostProvider: ' +
  'a coordinate, such as the center of a map.'

function only(found: readonly Place[] | undefined): Place | undefined {
  return found?.length === 1 ? found[0] : undefined
}

function statusOfGiven(place: Place | null | undefined): PlaceCardStatus {
  if (place === undefined) return 'loading'
  return place === null ? 'empty' : 'ready'
}

function statusOf(
  status: QueryStatus,
  { isChosen, found }: { readonly isChosen: boolean; readonly found: readonly Place[] | undefined },
): PlaceCardStatus {
  if (!found) return status
  if (found.length > 1 && !isChosen) return 'ambiguous'
  // Loaded data stays visible even if a refetch fails.
  if (found.length === 0) return 'empty'
  return status === 'refreshing' ? status : 'ready'
}
