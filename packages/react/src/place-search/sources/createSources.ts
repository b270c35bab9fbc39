import { type Coordinate, GeoError } from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
import { visibleText } from '../../domain/visibleText.ts'
import { warnOnce } from '../../provider/warnOnce.ts'
import type { createLateTimer as CreateLateTimer } from '../createLateTimer.ts'
import type { Store } from '../createStore.ts'
import type { CustomItem, PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { BoxEvent, BoxState } from '../reduce.ts'
import { type Answered, combine, type SourceAnswer } from './combine.ts'
import {
  isOwnSource,
  type PlaceSearchSource,
  type PlaceSearchSourceOption,
} from './PlaceSearchSource.ts'

export interface SourcesSettings {
  readonly sources: readonly PlaceSearchSourceOption[] | undefined
  readonly clock: Clock
  /** The rows for an empty input; undefined until they are known. */
  readonly idleItems: readonly PlaceSearchItem[] | undefined
  readonly near: () => Coordinate | undefined
}

/** The app's sources in addition to the built-in ones. */
export interface Sources {
  /** Requests items if the text has changed. Items that are returned synchronously are shown with the next answer of the box. */
  readonly update: () => void
  /** Dispatches an answer of the box together with the rows of the app's sources. */
  readonly pass: (news: Answered) => void
  /** Aborts all pending calls. */
  readonly stop: () => void
}

interface Asked extends SourceAnswer {
  readonly query: string
  readonly controller: AbortController
}

/**
 * Requests items from the app's sources for the text of a box, and merges them into its rows. `createLateTimer` is a parameter, because the
 * box has already loaded its code.
 */
export function createSources(
  { get, dispatch }: Pick<Store<BoxState, BoxEvent>, 'get' | 'dispatch'>,
  settings: () => SourcesSettings,
  createLateTimer: typeof CreateLateTimer,
): Sources {
  const asked = new Map<string, Asked>()
  let news: (Answered & { readonly items: readonly PlaceSearchItem[] }) | undefined
  const lateTimer = createLateTimer(() => settings().clock, show)

  function update(): void {
    const { text, isOpen } = get()
    const own = isOpen ? (settings().sources ?? []).filter(isOwnSource) : []
    for (const id of asked.keys()) if (!own.some((source) => source.id === id)) forget(id)
    for (const source of own) ask(source, visibleText(text))
  }

  function ask(source: PlaceSearchSource, query: string): void {
    const { id, minLength = 1 } = source
    const before = asked.get(id)
    if (before?.query === query) return
    forget(id)
    if ([...query].length < minLength) return
    const controller = new AbortController()
    const { signal } = controller
    // The previous rows of the source stay until new ones arrive, to avoid a flash.
    const waiting: Asked = { id, query, controller, isPending: true, items: before?.items ?? [] }
    const settle = (items: readonly PlaceSearchItem[], error?: GeoError): void => {
      if (signal.aborted) return
      asked.set(id, { ...waiting, isPending: false, items, error })
    }
    const fail = (cause: unknown): void => {
      if (signal.aborted) return
      const message = `The source "${id}" failed, so none of its rows are shown: ${cause}`
      const error = new GeoError(message, { kind: 'service', operation: id })
      warnOnce(error.message)
      settle([], error)
    }
    asked.set(id, waiting)
    try {
      const found = source.getItems({ query, near: settings().near(), signal })
      if ('then' in found) {
        found
          .then((items) => settle(toItems(source, items)))
          .catch(fail)
          .finally(() => signal.aborted || show())
      } else settle(toItems(source, found))
    } catch (error) {
      fail(error)
    }
  }

  function forget(id: string): void {
    asked.get(id)?.controller.abort()
    asked.delete(id)
  }

  function show(): void {
    const { sources = [], idleItems } = settings()
    if (!news) return
    const isTyped = visibleText(get().text) !== ''
    // Until the built-in rows are known, hide the app's rows, which they would move.
    if (!isTyped && !idleItems) return
    const next = combine(news, [...asked.values()], sources, {
      isTyped,
      isLate: lateTimer.isLate(),
    })
    lateTimer.wait(next.items?.length === 0 && news.status === 'empty' && next.status !== 'empty')
    dispatch(next)
  }

  return {
    update,
    pass: (event) => {
      news = { ...event, items: event.items ?? news?.items ?? [] }
      show()
    },
    stop: () => {
      for (const id of asked.keys()) forget(id)
      lateTimer.wait(false)
    },
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

/** Calls `onSelect` of the item's source. */
export function chooseCustom(
  sources: readonly PlaceSearchSourceOption[],
  { source, item }: CustomItem,
): void {
  const own: PlaceSearchSource | undefined = sources
    .filter(isOwnSource)
    .find(({ id }) => id === source)
  own?.onSelect?.(item)
}
