import { type Flag, text } from '@signpost/server'

export const data: Flag<string> = {
  name: 'data',
  env: 'SIGNPOST_DATA',
  placeholder: 'FOLDER',
  kind: text,
  fallback: 'data',
  text: 'The data folder that `build` wrote, here or on another machine.',
}

export const store: Flag<string> = {
  name: 'store',
  env: 'SIGNPOST_STORE',
  placeholder: 'ADDRESS',
  kind: text,
  text: 'PostgreSQL to load its places into: `postgres://…`, the primary server. Services read the former data until all are there.',
}

export const region: Flag<string> = {
  name: 'region',
  env: 'SIGNPOST_REGION',
  placeholder: 'NAME',
  kind: text,
  text: 'Name of the region that is loaded. It replaces that region alone, or joins the others. Without it, the load replaces all that is there.',
}

/** Every setting of `load`. */
export const loadFlags: readonly Flag<unknown>[] = [data, store, region]
