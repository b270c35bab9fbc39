import type { GeoError } from '@signpost/client'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { BoxEvent } from '../reduce.ts'
import {
  idOfSource,
  isOwnSource,
  type PlaceSearchSource,
  type PlaceSearchSourceOption,
} from './PlaceSearchSource.ts'

export type Answered = Extract<BoxEvent, { type: 'answered' }>

/** The answer of an app's source. */
export interface SourceAnswer {
  readonly id: string
  readonly isPending: boolean
  readonly items: readonly PlaceSearchItem[]
  /** The error when the source failed. */
  readonly error?: GeoError | undefined
}

/** Consecutive rows of one source. */
export interface PlaceSearchGroup {
  readonly id: string
  /** The heading above the rows. */
  readonly label?: string | undefined
  readonly items: readonly PlaceSearchItem[]
  /** The app's source; undefined for a built-in one. */
  readonly source?: PlaceSearchSource | undefined
}

type Sources = readonly PlaceSearchSourceOption[]

/** Combines the answer of the box with those of the app's sources, in the order of the sources. */
export function combine(
  news: Answered & { readonly items: readonly PlaceSearchItem[] },
  answers: readonly SourceAnswer[],
  sources: Sources,
  { isTyped, isLate }: { readonly isTyped: boolean; readonly isLate: boolean },
): Answered {
  const all = [...news.items, ...answers.flatMap((answer) => answer.items)]
  const ids = sources.map(idOfSource)
  const items = ids.flatMap((id) => all.filter((item) => sourceOf(item, ids) === id))
  const isOutdated = news.isOutdated && items.some(({ kind }) => kind === 'suggestion')
  const combined = { ...news, items, isOutdated }
  if (!isTyped) return combined
  const { status } = news
  if (items.length > 0) {
    if (status === 'idle' || status === 'loading') return { ...combined, status: 'refreshing' }
    return status === 'short' || status === 'empty' ? { ...combined, status: 'ready' } : combined
  }
  if (status !== 'empty') return combined
  if (answers.some(({ isPending }) => isPending)) {
    return { ...combined, status: isLate ? 'loading' : 'idle' }
  }
  const error = answers.find((answer) => answer.error)?.error
  if (!error) return combined
  return { ...combined, status: 'error', failure: { error, wait: undefined, isRetrying: false } }
}

/** Groups the rows by source, in the order of the sources. Sources without rows have no group. */
export function groupsOf(
  items: readonly PlaceSearchItem[],
  sources: Sources,
): readonly PlaceSearchGroup[] {
  const ids = sources.map(idOfSource)
  return sources.flatMap((source) => {
    const id = idOfSource(source)
    const own = items.filter((item) => sourceOf(item, ids) === id)
    if (own.length === 0) return []
    const label = typeof source === 'string' ? undefined : source.label
    return { id, label, items: own, source: isOwnSource(source) ? source : undefined }
  })
}

const builtIn = {
  suggestion: 'service',
  coordinate: 'coordinates',
  locate: 'location',
  pinned: 'pinned',
  recent: 'recent',
} as const

function sourceOf(item: PlaceSearchItem, ids: readonly string[]): string {
  if (item.kind === 'custom') return item.source
  if (item.kind !== 'edit') return builtIn[item.kind]
  // The edit row follows the last saved place.
  return ids.lastIndexOf('pinned') > ids.lastIndexOf('recent') ? 'pinned' : 'recent'
}
