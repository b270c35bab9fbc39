import type { PlaceSearchOptions } from '../PlaceSearchOptions.ts'
import { idOfSource, isOwnSource } from './PlaceSearchSource.ts'

/** The contents of a list. */
export interface EnabledSources extends Pick<PlaceSearchOptions, 'recent' | 'locate'> {
  /** Undefined while it is not known, and while a service without suggestions waits for Enter. */
  readonly service?: boolean | undefined
  readonly coordinates?: boolean
  /** True when there can be rows while nothing is typed. */
  readonly whileEmpty: unknown
}

/** The contents of the list of a box with these options. `service` is undefined while the service is not to be asked. */
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
    // A box without any source has no list: nothing is asked or announced.
    service: ids?.length === 0 ? undefined : has('service') && service,
    coordinates: has('coordinates'),
    whileEmpty: saves || locates || isAtOnce,
  }
}
