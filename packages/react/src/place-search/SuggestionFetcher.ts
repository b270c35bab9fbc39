import type { Area, Connection, Coordinate, SuggestParameters } from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { RequestFrequency } from '../domain/RequestFrequency.ts'
import type { RowLimits } from '../domain/suggestionItems.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { EnabledSources } from './sources/enabledSources.ts'

/** The requests of a box. */
export interface SuggestionFetcher {
  /** Requests suggestions if the text, or another parameter of the request, has changed. */
  readonly update: () => void
  /** Repeats the request after a failure. */
  readonly retry: () => void
  /** Aborts the running requests. */
  readonly stop: () => void
  readonly origin: () => Origin | undefined
}

/** The point around which suggestions were requested. */
export interface Origin {
  readonly near: Coordinate | undefined
  readonly userPosition: Coordinate | undefined
}

/** The settings of requests that are not in the state of the box, as of the latest render. */
export interface SuggestionFetcherSettings extends RowLimits {
  readonly connection: Connection
  readonly queryClient: QueryClient
  readonly clock: Clock
  readonly requests: RequestFrequency
  readonly minLength: number
  /** The parameters of a request other than the text and the center. */
  readonly parameters: Pick<SuggestParameters, 'userPosition' | 'limit' | keyof Area>
  /** The current point to search around. */
  readonly near: () => Coordinate | undefined
  readonly toQuery: ((text: string) => string) | undefined
  /** The items for an empty input. */
  readonly idleItems: readonly PlaceSearchItem[] | undefined
  readonly onRequest: (query: string) => void
  readonly highlightFirst: boolean | undefined
  /** The sources that are enabled: requests to the service, and reading texts as coordinates. */
  readonly enabled: Pick<EnabledSources, 'service' | 'coordinates'>
}
