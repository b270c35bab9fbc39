import type { Clock } from '@signpost/client/domain'
import type { PlaceSearchAnalytics } from './PlaceSearchAnalytics.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchStatus } from './placeSearchStatus.ts'

/** The rows that are visible. */
export interface ShownRows {
  readonly query: string
  readonly items: readonly PlaceSearchItem[]
  /** Undefined in a closed box. */
  readonly status: PlaceSearchStatus | undefined
}

/** A search from its first key to a choice, or until the box is left. */
export interface SearchSession {
  readonly shown: (rows: ShownRows) => void
  readonly chosen: (item: PlaceSearchItem, rows: ShownRows) => void
  /** The box was left with a text. */
  readonly left: (query: string) => void
}

/** Reports to the app what is shown, chosen and abandoned, as far as the user has consented. */
export function createSession(
  clock: Clock,
  analytics: () => PlaceSearchAnalytics | undefined,
  /** When the first key was pressed, which may be before this code is loaded. */
  startedAt: { current: number | undefined },
): SearchSession {
  const listener = (): PlaceSearchAnalytics | undefined => {
    const given = analytics()
    return given?.consent ? given : undefined
  }
  return {
    shown: ({ query, items, status }) => {
      if (query === '') return
      if (status === 'empty') listener()?.onNoResults?.({ query })
      const rows = items
        .filter((item) => item.kind === 'suggestion')
        .map(({ suggestion }, index) => ({ suggestion, rank: index + 1 }))
      if (status === 'ready' && rows.length > 0) listener()?.onImpression?.({ query, rows })
    },
    chosen: (item, { query, items }) => {
      const now = clock.now()
      const latency = now - (startedAt.current ?? now)
      startedAt.current = undefined
      const source = sourceOf(item)
      const peers = items.filter((one) => one.kind === item.kind && sourceOf(one) === source)
      listener()?.onSelection?.({
        kind: item.kind,
        source,
        suggestion: 'suggestion' in item ? item.suggestion : undefined,
        rank: Math.max(1, peers.indexOf(item) + 1),
        query,
        latency,
      })
    },
    left: (query) => {
      const wasTyped = startedAt.current !== undefined
      startedAt.current = undefined
      if (wasTyped && query !== '') listener()?.onAbandonment?.({ query })
    },
  }
}

function sourceOf(item: PlaceSearchItem): string | undefined {
  return item.kind === 'custom' ? item.source : undefined
}
