import type { PlaceSearchEvent } from './PlaceSearchEvent.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchStatus } from './placeSearchStatus.ts'

/** The visible rows. */
export interface ShownRows {
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** The status of an open box; undefined while it is closed. */
  readonly status: PlaceSearchStatus | undefined
}

export interface SearchReports {
  readonly shown: (rows: ShownRows) => void
  /**
   * Reports the end of a search, with or without a chosen item. The latency counts from the first key, and is undefined when nothing was
   * typed.
   */
  readonly ended: (rows: ShownRows, latency: number | undefined, item?: PlaceSearchItem) => void
}

/** Reports impressions, selections and abandoned texts to the app. */
export function createReports(report: (event: PlaceSearchEvent) => void): SearchReports {
  return {
    shown: ({ query, items, status }) => {
      if (query === '') return
      if (status === 'empty') report({ type: 'noResults', query })
      const rows = items
        .filter((item) => item.kind === 'suggestion')
        .map(({ suggestion }, index) => ({ suggestion, rank: index + 1 }))
      if (status === 'ready' && rows.length > 0) report({ type: 'impression', query, rows })
    },
    ended: ({ query, items }, latency, item) => {
      if (!item) {
        if (latency !== undefined && query !== '') report({ type: 'abandonment', query })
        return
      }
      const source = sourceOf(item)
      const peers = items.filter((one) => one.kind === item.kind && sourceOf(one) === source)
      report({
        type: 'selection',
        kind: item.kind,
        source,
        suggestion: 'suggestion' in item ? item.suggestion : undefined,
        rank: Math.max(1, peers.indexOf(item) + 1),
        query,
        latency: latency ?? 0,
      })
    },
  }
}

function sourceOf(item: PlaceSearchItem): string | undefined {
  return item.kind === 'custom' ? item.source : undefined
}
