import { type Flag, text } from '@signpost/server'

export const data: Flag<string> = {
  name: 'data',
  placeholder: 'FOLDER',
  reader: text,
  fallback: 'data',
  text: 'The data folder that `signpost-build` wrote, here or on another machine.',
}

export const store: Flag<string> = {
  name: 'store',
  placeholder: 'URL',
  reader: text,
  text: 'PostgreSQL database into which the places are loaded: `postgres://…`, the primary server. Services read the previous data until the load is complete.',
}

export const region: Flag<string> = {
  name: 'region',
  placeholder: 'NAME',
  reader: text,
  text: 'Name of the region to load. The load replaces only that region, or adds it to the others. Without it, the load replaces all data.',
}

/** Every setting of `load`. */
export const loadFlags: readonly Flag<unknown>[] = [data, store, region]

export const prunedStore: Flag<string> = {
  ...store,
  text: 'PostgreSQL database whose previous generations are dropped: the primary server.',
}

/** Every setting of `prune`. */
export const pruneFlags: readonly Flag<unknown>[] = [prunedStore]
