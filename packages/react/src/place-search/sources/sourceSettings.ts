import type { RequestFrequency } from '../../domain/RequestFrequency.ts'
import type { RowLimits } from '../../domain/suggestionItems.ts'
import type { PlaceSearchOptions } from '../PlaceSearchOptions.ts'
import type { RecentPlaces } from '../SavedPlace.ts'
import { isOwnSource } from './Source.ts'

/** The settings of the suggestions of the service. */
export interface ServiceOptions extends RowLimits {
  readonly requests: RequestFrequency | undefined
  readonly minLength: number
}

/** Returns the settings of the suggestions: those of the source `service`, else those of the box. */
export function serviceOptions(options: PlaceSearchOptions): ServiceOptions {
  let { requests, kinds, filterItem, minLength = 1, limit = 10 } = options
  for (const source of options.sources ?? []) {
    if (typeof source === 'string' || isOwnSource(source) || source.id !== 'service') continue
    requests = source.requests ?? requests
    kinds = source.kinds ?? kinds
    filterItem = source.filterItem ?? filterItem
    minLength = source.minLength ?? minLength
    limit = source.limit ?? limit
  }
  return { requests, kinds, filterItem, minLength, limit: Math.min(limit, mostRows) }
}

/** The maximum number of rows, even if the service sends more. */
const mostRows = 50

/** Returns the settings of saved places: those of the source `recent` or `pinned`, else those of the box. */
export function recentOptions({ sources = [], recent }: PlaceSearchOptions): RecentPlaces {
  let settings: RecentPlaces = typeof recent === 'object' ? recent : {}
  for (const source of sources) {
    if (typeof source === 'string' || isOwnSource(source)) continue
    if (source.id === 'recent' || source.id === 'pinned') settings = { ...settings, ...source }
  }
  return settings
}
