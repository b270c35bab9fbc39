import type { PlaceSearchOptions } from '../PlaceSearchOptions.ts'
import { idOfSource, isOwnSource } from './Source.ts'

/** The built-in sources of a box, and what it offers while its input is empty. */
export interface EnabledSources {
  /** True when recent or pinned places are offered. */
  readonly saves: boolean
  readonly locates: boolean
  readonly coordinates: boolean
  /** Undefined for a box without any source, which has no list, and neither requests nor announces anything. */
  readonly service: boolean | undefined
  /** True when an empty input can have rows. */
  readonly whileEmpty: boolean
}

/** Returns the enabled sources: those of `sources`, else the usual ones with the shorthands `recent` and `locate`. */
export function enabledSources({
  sources,
  recent,
  locate,
}: Pick<PlaceSearchOptions, 'sources' | 'recent' | 'locate'>): EnabledSources {
  if (!sources) {
    const [saves, locates] = [!!recent, !!locate]
    return { saves, locates, coordinates: true, service: true, whileEmpty: saves || locates }
  }
  const ids = sources.map(idOfSource)
  const saves = ids.includes('recent') || ids.includes('pinned')
  const locates = ids.includes('location')
  const isAtOnce = sources.some((source) => isOwnSource(source) && source.minLength === 0)
  return {
    saves,
    locates,
    coordinates: ids.includes('coordinates'),
    service: ids.length === 0 ? undefined : ids.includes('service'),
    whileEmpty: saves || locates || isAtOnce,
  }
}
