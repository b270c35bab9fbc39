import type { PlaceSearchOptions } from '../PlaceSearchOptions.ts'
import { idOfSource, isOwnSource } from './PlaceSearchSource.ts'

/** The enabled kinds of rows in a list. */
export interface EnabledSources extends Pick<PlaceSearchOptions, 'recent' | 'locate'> {
  /** True when the service is requested. Undefined until that is known, and while a service without suggestions waits for Enter. */
  readonly service?: boolean | undefined
  readonly coordinates?: boolean
  /** Truthy when an empty input can have rows. */
  readonly whileEmpty: unknown
}

/** Returns the enabled kinds of rows for the options of a box. `service` is undefined while the service must not be requested. */
export function enabledSources(
  { sources, recent, locate }: PlaceSearchOptions,
  service: true | undefined,
): EnabledSources {
  const ids = sources?.map(idOfSource)
  const has = (id: string): boolean => !ids || ids.includes(id)
  const saves = ids ? (has('recent') || has('pinned')) && (recent || true) : recent
  const locates = ids ? has('location') : locate
  const isAtOnce = sources?.some((source) => isOwnSource(source) && source.minLength === 0)
  return {
    recent: saves,
    locate: locates,
    // Without any source, the box has no list, and neither requests nor announces anything.
    service: ids?.length === 0 ? undefined : has('service') && service,
    coordinates: has('coordinates'),
    whileEmpty: saves || locates || isAtOnce,
  }
}
