'use client'

import { type Coordinate, type DirectionsParameters, GeoError, type Route } from '@signpost/client'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { hasOperation } from '../domain/hasOperation.ts'
import { type JoinedLegs, joinLegs, type RouteSection } from '../domain/joinLegs.ts'
import { queryStatus } from '../domain/queryStatus.ts'
import { failureOf } from '../internals/failureOf.ts'
import type { QueryResult } from '../internals/useQueryStatus.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { directionsQuery } from '../queries/directionsQuery.ts'

export interface RouteLegsParameters
  extends Partial<Omit<DirectionsParameters, 'origin' | 'destination'>> {
  /** The origin, the stops in their order, and the destination. Nothing is requested while one is missing. */
  readonly points: readonly (Coordinate | undefined)[]
}

export type { RouteSection }

export type RouteLeg = UseQueryResult<Route | null, GeoError>

export interface RouteLegs {
  /**
   * The known legs, joined into one route; null when there is none, undefined when nothing is known. While a leg is loading it is the previous route.
   */
  readonly route: Route | null | undefined
  /** The same route in sections without a gap: one section, unless a leg is missing. */
  readonly sections: readonly RouteSection[]
  /** True while `route` and `sections` are those of the previous request. */
  readonly isPlaceholderData: boolean
  /** The query of each leg, with which a failed one can be retried. */
  readonly legs: readonly RouteLeg[]
  /**
   * The query that determines the status of the whole route: one that failed, else one that is not done. With a service without routes, by
   * `capabilities.operations`, it has failed from the start, and nothing is requested.
   */
  readonly result: QueryResult
}

/**
 * A route over any number of stops. The service finds routes between two points, so each leg is a query of its own, and another stop requests only its own legs.
 *
 * @example
 * ```tsx
 * const bakery = { latitude: -34.9055, longitude: -56.1913 }
 * const { route: way } = useRouteLegs({ points: [center, bakery, place.coordinate] })
 * ```
 */
export function useRouteLegs({ points, ...options }: RouteLegsParameters): RouteLegs {
  const { connection } = useSignpost()
  const hasRoutes = hasOperation(connection, 'getDirections')
  const isComplete = points.every((point) => point !== undefined)
  const legs = useQueries({
    queries: points.slice(1).map((destination, index) => {
      const query = directionsQuery(connection, { origin: points[index], destination, ...options })
      return { ...query, enabled: query.enabled && isComplete && hasRoutes }
    }),
  })
  const situations = legs.map((leg) => (failureOf(leg) ? 'error' : queryStatus(leg)))
  const isWaiting = situations.includes('loading')
  const answers = isComplete ? legs.map(({ data }) => data) : []
  const hasAnswer = answers.some((answer) => answer !== undefined)
  const isNews = !isWaiting && hasAnswer
  // The initial results must not change the state: after a change, React 18 discards the HTML of the server.
  const [shown, setShown] = useState<Shown>(() => (isNews ? join(answers) : nothingShown))
  let current = shown
  if (isNews && !isSame(shown.answers, answers)) {
    current = join(answers)
    setShown(current)
  }
  const decisive = urgency.find((status) => situations.includes(status))
  const { route, sections } =
    (isWaiting ? shown.answers.length > 0 : hasAnswer) && isComplete ? current.joined : nothing
  return {
    route,
    sections,
    isPlaceholderData: isWaiting && sections.length > 0,
    legs,
    result: hasRoutes
      ? (legs[decisive === undefined ? 0 : situations.indexOf(decisive)] ?? idle)
      : refused,
  }
}

interface Shown {
  readonly answers: readonly (Route | null | undefined)[]
  readonly joined: JoinedLegs
}

function join(answers: Shown['answers']): Shown {
  return { answers, joined: joinLegs(answers) }
}

const idle: QueryResult = {
  data: undefined,
  error: null,
  failureReason: null,
  status: 'pending',
  fetchStatus: 'idle',
}
/** The answer of a service without routes, as if it had been asked. */
const refused: QueryResult = {
  ...idle,
  status: 'error',
  error: new GeoError('the service does not offer this, by its `capabilities`. Nothing was sent.', {
    kind: 'service',
    operation: 'getDirections',
    status: 501,
  }),
}
const nothing = { route: undefined, sections: [] }
const nothingShown: Shown = { answers: [], joined: { route: null, sections: [] } }

/** The status of the whole route is the first of these that a leg has. */
const urgency = ['error', 'offline', 'loading', 'empty', 'refreshing'] as const

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}
