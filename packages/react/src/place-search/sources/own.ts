import { type Coordinate, GeoError } from '@signpost/client'
import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query'
import { warnOnce } from '../../provider/warnOnce.ts'
import type { CustomItem } from '../PlaceSearchItem.ts'
import type { OwnAnswer, RunningSource } from './RunningSource.ts'
import type { ItemsQuery, OwnSource, PlaceSearchSource } from './Source.ts'

export interface OwnSettings {
  /** The source as of the latest render; undefined once the app has removed it. */
  readonly source: () => OwnSource | undefined
  readonly queryClient: () => QueryClient
  readonly near: () => Coordinate | undefined
}

/** Asks a source of the app for the texts of a box, and calls `changed` when its answer changes later. */
export function runOwn(settings: OwnSettings, changed: () => void): RunningSource<OwnAnswer> {
  let asked: string | undefined
  let answer: OwnAnswer = nothing
  let controller = new AbortController()

  function ask(query: string): void {
    const source: PlaceSearchSource | undefined = settings.source()
    if (!source || query === asked) return
    controller.abort()
    asked = query
    if ([...query].length < (source.minLength ?? 1)) {
      answer = nothing
      return
    }
    controller = new AbortController()
    const { signal } = controller
    // The previous rows of the source stay until new ones arrive, to avoid a flash.
    answer = { items: answer.items, isPending: true }
    const settle = (next: OwnAnswer): void => {
      if (!signal.aborted) answer = next
    }
    const succeed = (items: readonly unknown[]): void =>
      settle({ items: toItems(source, items), isPending: false })
    const fail = (cause: unknown): void => settle(failed(source.id, cause))
    try {
      const found = source.get(query, { near: settings.near(), signal })
      if ('queryKey' in found) {
        follow(found, settings.queryClient(), signal, (result) => {
          if (result.data) succeed(result.data)
          else if (result.error) fail(result.error)
          changed()
        })
      } else if ('then' in found) {
        found
          .then(succeed)
          .catch(fail)
          .finally(() => signal.aborted || changed())
      } else succeed(found)
    } catch (error) {
      fail(error)
    }
  }

  function stop(): void {
    controller.abort()
    asked = undefined
    answer = nothing
  }

  return {
    ask,
    answer: () => answer,
    retry: () => {
      const query = asked
      if (query === undefined || !answer.failure) return
      stop()
      ask(query)
      changed()
    },
    stop,
  }
}

const nothing: OwnAnswer = { items: [], isPending: false }

/** Observes a query until the signal is aborted. */
function follow(
  query: ItemsQuery<unknown>,
  queryClient: QueryClient,
  signal: AbortSignal,
  take: (result: QueryObserverResult<readonly unknown[]>) => void,
): void {
  const observer = new QueryObserver<never, Error, readonly unknown[]>(
    queryClient,
    query as ConstructorParameters<typeof QueryObserver<never, Error, readonly unknown[]>>[1],
  )
  const first = observer.getCurrentResult()
  if (first.data) take(first)
  signal.addEventListener('abort', observer.subscribe(take))
}

function failed(id: string, cause: unknown): OwnAnswer {
  const message = `The source "${id}" failed, so none of its rows are shown: ${cause}`
  warnOnce(message)
  const error = new GeoError(message, { kind: 'service', operation: id })
  return {
    items: [],
    isPending: false,
    failure: { error, wait: undefined, isRetrying: false },
  }
}

/** Returns the rows of a source. The order distinguishes items with the same text. */
function toItems(source: PlaceSearchSource, items: readonly unknown[]): readonly CustomItem[] {
  const { id, limit = 5 } = source
  const seen = new Map<string, number>()
  return items.slice(0, limit).map((item) => {
    const text = textOf(source, item)
    const count = seen.get(text) ?? 0
    seen.set(text, count + 1)
    return { kind: 'custom', key: `${id}\n${text}\n${count}`, source: id, text, item }
  })
}

/** Returns the text of an item: from `itemToString`, else the string itself or its `label`. */
function textOf({ id, itemToString, renderRow }: PlaceSearchSource, item: unknown): string {
  if (itemToString) return itemToString(item)
  if (typeof item !== 'object' || item === null) return String(item)
  if ('label' in item) return String(item.label)
  warnOnce(
    `The items of the source "${id}" have no \`label\`, so a chosen one has no text for the input. Give the source \`itemToString\`.`,
  )
  const drawn = renderRow?.(item, { query: '' })
  return typeof drawn === 'string' ? drawn : ''
}
