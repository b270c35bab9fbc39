import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { OwnAnswer, ServiceAnswer } from './RunningSource.ts'
import {
  idOfSource,
  isOwnSource,
  type PlaceSearchSource,
  type PlaceSearchSourceOption,
} from './Source.ts'

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

/** Combines the rows of the built-in sources with those of the app's sources, in the order of the sources. */
export function combine(
  builtIn: ServiceAnswer & { readonly items: readonly PlaceSearchItem[] },
  own: readonly OwnAnswer[],
  sources: Sources,
  { isTyped, isLate }: { readonly isTyped: boolean; readonly isLate: boolean },
): ServiceAnswer & { readonly items: readonly PlaceSearchItem[] } {
  const all = [...builtIn.items, ...own.flatMap((answer) => answer.items)]
  const ids = sources.map(idOfSource)
  const items = ids.flatMap((id) => all.filter((item) => sourceOf(item, ids) === id))
  const isOutdated = builtIn.isOutdated && items.some(({ kind }) => kind === 'suggestion')
  const combined = { ...builtIn, items, isOutdated }
  if (!isTyped) return combined
  const { status } = builtIn
  if (items.length > 0) {
    if (status === 'idle' || status === 'loading') return { ...combined, status: 'refreshing' }
    return status === 'short' || status === 'empty' ? { ...combined, status: 'ready' } : combined
  }
  if (status !== 'empty') return combined
  if (own.some(({ isPending }) => isPending)) {
    return { ...combined, status: isLate ? 'loading' : 'idle' }
  }
  const failure = own.find((answer) => answer.failure)?.failure
  return failure ? { ...combined, status: 'error', failure } : combined
}

/** Groups the rows by source, in the order of the sources. Sources without rows have no group. */
export function groupsOf(
  items: readonly PlaceSearchItem[],
  sources: Sources | undefined,
): readonly PlaceSearchGroup[] {
  if (!sources) return items.length > 0 ? [{ id: 'service', items }] : []
  const ids = sources.map(idOfSource)
  return sources.flatMap((source) => {
    const id = idOfSource(source)
    const own = items.filter((item) => sourceOf(item, ids) === id)
    if (own.length === 0) return []
    const label = typeof source === 'string' ? undefined : source.label
    return { id, label, items: own, source: isOwnSource(source) ? source : undefined }
  })
}

const builtInSources = {
  suggestion: 'service',
  coordinate: 'coordinates',
  locate: 'location',
  pinned: 'pinned',
  recent: 'recent',
} as const

function sourceOf(item: PlaceSearchItem, ids: readonly string[]): string {
  if (item.kind === 'custom') return item.source
  if (item.kind !== 'edit') return builtInSources[item.kind]
  // The edit row follows the last saved place.
  return ids.lastIndexOf('pinned') > ids.lastIndexOf('recent') ? 'pinned' : 'recent'
}
