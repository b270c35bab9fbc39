import { visibleText } from '../domain/visibleText.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { type BoxState, isVisible, visibleItems } from './reduce.ts'

export interface SearchReports {
  /** Reports what the box shows, if it is new: impressions, missing results and failures. */
  readonly shown: (state: BoxState) => void
  /**
   * Reports the end of a search, with or without a chosen item. The latency counts from the first key, and is undefined when nothing was
   * typed.
   */
  readonly ended: (state: BoxState, latency: number | undefined, item?: PlaceSearchItem) => void
}

/** Reports impressions, selections, abandoned texts and failures to the app. `options` returns its latest listeners. */
export function createReports(
  options: () => Pick<PlaceSearchOptions, 'onEvent' | 'onError'>,
): SearchReports {
  let reported: readonly unknown[] = []
  let failed: unknown

  function shown(state: BoxState): void {
    const { onEvent, onError } = options()
    const isShown = isVisible(state)
    const error = isShown ? state.failure?.error : undefined
    if (error !== failed) {
      failed = error
      if (error) onError?.(error)
    }
    const query = visibleText(state.text)
    const { status } = state
    const items = visibleItems(state)
    const now = [query, items, isShown && status]
    if (!onEvent || now.every((one, at) => one === reported[at])) return
    reported = now
    if (query === '' || !isShown) return
    if (status === 'empty') onEvent({ type: 'noResults', query })
    const rows = items
      .filter((item) => item.kind === 'suggestion')
      .map(({ suggestion }, index) => ({ suggestion, rank: index + 1 }))
    if (status === 'ready' && rows.length > 0) onEvent({ type: 'impression', query, rows })
  }

  return {
    shown,
    ended: (state, latency, item) => {
      const { onEvent } = options()
      const query = visibleText(state.text)
      if (!item) {
        if (latency !== undefined && query !== '') onEvent?.({ type: 'abandonment', query })
        return
      }
      const source = sourceOf(item)
      const peers = visibleItems(state).filter(
        (one) => one.kind === item.kind && sourceOf(one) === source,
      )
      onEvent?.({
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
