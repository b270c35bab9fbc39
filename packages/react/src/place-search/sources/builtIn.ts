import type { Coordinate } from '@signpost/client'
import { formatCoordinate, parseCoordinate } from '@signpost/client/domain'
import { hasOperation } from '../../domain/hasOperation.ts'
import { resolveNear } from '../../domain/near.ts'
import { visibleText } from '../../domain/visibleText.ts'
import type { EngineSettings } from '../engine.ts'
import type { CoordinateItem, PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { PlaceSearchOptions } from '../PlaceSearchOptions.ts'
import type { SearchStore } from '../searchStore.ts'
import { type EnabledSources, enabledSources } from './enabledSources.ts'
import type { ServiceAnswer } from './RunningSource.ts'
import { type RunningService, runService } from './service.ts'
import { serviceOptions } from './sourceSettings.ts'

interface RunningBuiltIn extends RunningService {
  /** The current point to search around. */
  readonly near: () => Coordinate | undefined
}

type Items = readonly PlaceSearchItem[]

/** The text for which the service is asked. */
export function queryOf({ toQuery }: PlaceSearchOptions, text: string): string {
  return visibleText(toQuery?.(text) ?? text)
}

/**
 * Asks the built-in sources, of which one answers: the service for a text, the coordinates for a text that is one, and saved places and the
 * user's location for an empty text. `shown` returns the current rows.
 */
export function runBuiltIn(
  store: SearchStore,
  settings: () => EngineSettings,
  shown: () => Items,
  changed: () => void,
): RunningBuiltIn {
  const service = runService({ store, settings, near, shown, changed })

  function ask(text: string): void {
    const query = queryOf(store.options(), text)
    if (isForService(query)) service.ask(query)
    else service.stop()
  }

  function answer(isLate: boolean): ServiceAnswer {
    const options = store.options()
    const query = queryOf(options, store.get().text)
    const { minLength, limit } = serviceOptions(options)
    const sources = enabledSources(options)
    if (query === '') return at('idle', idleItems(sources))
    if ([...query].length < minLength) return at('short', noItems)
    const points = pointsIn(query)
    if (points.length > 0) return at('ready', points.slice(0, limit))
    if (isForService(query)) return service.answer(isLate)
    // Without the service, no answer can arrive.
    return at(sources.service === false ? 'empty' : 'idle', noItems)
  }

  /**
   * The rows for an empty input: the user's location, and saved places. Undefined while the places are being read, so that no row moves down
   * when they arrive.
   */
  function idleItems({ saves, locates }: EnabledSources): Items | undefined {
    const { saved, location } = store.get()
    if (saves && !saved) return undefined
    const items: PlaceSearchItem[] = saves ? [...(saved ?? [])] : []
    if (items.length > 0) items.push({ kind: 'edit', key: 'edit' })
    if (locates) items.unshift({ kind: 'locate', key: 'locate', progress: location })
    return items
  }

  /** True when the service is asked for a text. A service without suggestions waits for Enter. */
  function isForService(query: string): boolean {
    const options = store.options()
    const { text, submitted } = store.get()
    const isReady = hasOperation(settings().signpost.connection, 'suggest') || text === submitted
    if (!enabledSources(options).service || !isReady || query === '') return false
    return [...query].length >= serviceOptions(options).minLength && pointsIn(query).length === 0
  }

  function pointsIn(query: string): Items {
    return enabledSources(store.options()).coordinates ? coordinateItems(query) : noItems
  }

  function near(): Coordinate | undefined {
    const { near: around } = store.options()
    return resolveNear(around) ?? resolveNear(settings().signpost.near) ?? store.get().position
  }

  return { ...service, ask, answer, near }
}

const noItems: Items = []

function at(status: ServiceAnswer['status'], items: Items | undefined): ServiceAnswer {
  return { status, items, isOutdated: false }
}

/** The row for a text that is a coordinate; none for another text. */
function coordinateItems(text: string): readonly CoordinateItem[] {
  if (!twoNumbers.test(text)) return []
  const coordinate = parseCoordinate(text)
  const shown = coordinate && formatCoordinate(coordinate)
  if (!coordinate || shown === undefined) return []
  return [{ kind: 'coordinate', key: `point\n${shown}`, coordinate, text: shown }]
}

const twoNumbers = /\p{Nd}\P{Nd}+\p{Nd}/u
